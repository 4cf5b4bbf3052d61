import { useState } from 'react';
import { GeoMap } from '@nivo/geo';
import { countries } from './atlas.ts';
import { classes } from '../ui/classes.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartTip } from './ChartTip.tsx';
import { MapLegend } from './MapLegend.tsx';
import { markerSize, project } from './projection.ts';
import { useChartTheme, type ChartColours } from './useChartTheme.ts';
import { usePointKeys } from './usePointKeys.ts';
import { useSize } from './useSize.ts';

export interface MapPlace {
  name: string;
  /** ISO 3166-1 numeric. */
  numericCode: string | null | undefined;
  latitude: number;
  longitude: number;
  clicks: number;
  /** Colours its marker; the first colour of charts without one. */
  tone?: Tone;
  /** What its tip and the keyboard tell in place of its clicks. */
  figure?: { name: string; value: string };
}

/** The colours of the theme that a marker can have. */
export type Tone = 'chart-1' | 'positive' | 'chart-3' | 'danger';

interface WorldMapProps {
  label: string;
  places: readonly MapPlace[];
  formatValue: (value: number) => string;
  /** What the sizes of markers stand for. */
  unit?: string;
}

/** Widths and heights of the inhabited world in radii of the globe, with a little air. */
const WORLD = { width: 5.5, height: 2.62, centre: 0.56 };

/** Where people clicked: a marker on each country, larger with more clicks, and its land tinted. */
export function WorldMap({ label, places, formatValue, unit = 'clicks' }: WorldMapProps) {
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  const { index, frame } = usePointKeys(places.length);
  const reached = index === null ? null : places[index]!;
  const { colours, theme } = useChartTheme();
  const scale = Math.min(width / WORLD.width, height / WORLD.height);
  const visited = new Set(places.map((place) => place.numericCode));
  return (
    <div className="relative flex min-h-0 grow flex-col gap-2">
      <ChartFrame
        ref={ref}
        {...frame}
        label={label}
        spoken={reached && `${reached.name}: ${told(reached, formatValue)}`}
        className="relative min-h-0 grow overflow-hidden"
      >
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
            <Markers
              {...{ places, formatValue, colours, scale, reached }}
              centre={[width / 2, height * WORLD.centre]}
            />
          </>
        )}
      </ChartFrame>
      <MapLegend most={Math.max(...places.map(({ clicks }) => clicks), 0)} {...{ formatValue, unit }} />
    </div>
  );
}

/** The figure of a place, with its name. */
function figureOf({ clicks, figure }: MapPlace, formatValue: (value: number) => string) {
  return figure ?? { name: 'Clicks', value: formatValue(clicks) };
}

function told(place: MapPlace, formatValue: (value: number) => string): string {
  const { name, value } = figureOf(place, formatValue);
  return `${name} ${value}`;
}

interface MarkersProps extends Pick<WorldMapProps, 'places' | 'formatValue'> {
  colours: ChartColours;
  /** The place that the keyboard has reached. */
  reached: MapPlace | null;
  scale: number;
  centre: [number, number];
}

function Markers({ places, formatValue, colours, reached, scale, centre }: MarkersProps) {
  const [hovered, setHovered] = useState<MapPlace | null>(null);
  const shown = reached ?? hovered;
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
          className={classes(
            'absolute -translate-1/2 rounded-full forced-color-adjust-none border-[1.5px] border-current transition-[width,height] duration-500 hover:opacity-80',
            place === reached && 'ring-2 ring-ink forced-colors:ring-[Highlight]',
          )}
          style={{
            ...positionOf(place),
            width: sizeOf(place),
            height: sizeOf(place),
            color: `var(--${place.tone ?? 'chart-1'})`,
            backgroundColor: `color-mix(in oklab, currentcolor ${place === reached ? '60' : '35'}%, transparent)`,
          }}
        />
      ))}
      {shown && (
        <div
          className="pointer-events-none absolute z-10"
          style={{
            ...positionOf(shown),
            transform: `translate(${positionOf(shown).left > centre[0] ? '-100%' : '0'}, 12px)`,
          }}
        >
          <ChartTip
            title={shown.name}
            lines={[{ ...figureOf(shown, formatValue), colour: colours[shown.tone ?? 'chart-1'] }]}
          />
        </div>
      )}
    </>
  );
}
