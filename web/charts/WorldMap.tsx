import { useState } from 'react';
import { GeoMap } from '@nivo/geo';
import { countries } from './atlas.ts';
import { ChartTip } from './ChartTip.tsx';
import { MapLegend } from './MapLegend.tsx';
import { markerSize, project } from './projection.ts';
import { useChartTheme, type ChartColours } from './useChartTheme.ts';
import { useSize } from './useSize.ts';

export interface MapPlace {
  name: string;
  /** ISO 3166-1 numeric. */
  numericCode: string | null | undefined;
  latitude: number;
  longitude: number;
  clicks: number;
}

interface WorldMapProps {
  label: string;
  places: readonly MapPlace[];
  formatValue: (value: number) => string;
}

/** Widths and heights of the inhabited world in radii of the globe, with a little air. */
const WORLD = { width: 5.5, height: 2.62, centre: 0.56 };

/** Where people clicked: a marker on each country, larger with more clicks, and its land tinted. */
export function WorldMap({ label, places, formatValue }: WorldMapProps) {
  const [frame, { width, height }] = useSize<HTMLDivElement>();
  const { colours, theme } = useChartTheme();
  const scale = Math.min(width / WORLD.width, height / WORLD.height);
  const visited = new Set(places.map((place) => place.numericCode));
  return (
    <div ref={frame} role="img" aria-label={label} className="relative min-h-0 grow overflow-hidden">
      {scale > 0 && (
        <>
          <GeoMap
            width={width}
            height={height}
            features={countries}
            theme={theme}
            projectionType="naturalEarth1"
            projectionScale={scale}
            projectionTranslation={[0.5, WORLD.centre]}
            fillColor={(country: { id: string }) => colours[visited.has(country.id) ? 'land-visited' : 'land']}
            borderWidth={0.5}
            borderColor={colours.surface}
            isInteractive={false}
            role="presentation"
          />
          <Markers {...{ places, formatValue, colours, scale }} centre={[width / 2, height * WORLD.centre]} />
          <MapLegend most={Math.max(...places.map(({ clicks }) => clicks), 0)} formatValue={formatValue} />
        </>
      )}
    </div>
  );
}

interface MarkersProps extends Pick<WorldMapProps, 'places' | 'formatValue'> {
  colours: ChartColours;
  scale: number;
  centre: [number, number];
}

function Markers({ places, formatValue, colours, scale, centre }: MarkersProps) {
  const [hovered, setHovered] = useState<MapPlace | null>(null);
  const positionOf = (place: MapPlace) => {
    const [x, y] = project(place);
    return { left: centre[0] + x * scale, top: centre[1] - y * scale };
  };
  const most = Math.max(...places.map(({ clicks }) => clicks), 1);
  const sizeOf = ({ clicks }: MapPlace) => markerSize(clicks, most);
  return (
    <>
      {places.map((place) => (
        <span
          key={place.name}
          onPointerEnter={() => setHovered(place)}
          onPointerLeave={() => setHovered(null)}
          className="absolute -translate-1/2 rounded-full forced-color-adjust-none border-[1.5px] border-chart-1 bg-chart-1/35 transition-[width,height] duration-500 hover:bg-chart-1/60"
          style={{ ...positionOf(place), width: sizeOf(place), height: sizeOf(place) }}
        />
      ))}
      {hovered && (
        <div
          className="pointer-events-none absolute z-10"
          style={{
            ...positionOf(hovered),
            transform: `translate(${positionOf(hovered).left > centre[0] ? '-100%' : '0'}, 12px)`,
          }}
        >
          <ChartTip
            title={hovered.name}
            lines={[{ name: 'Clicks', colour: colours['chart-1'], value: formatValue(hovered.clicks) }]}
          />
        </div>
      )}
    </>
  );
}
