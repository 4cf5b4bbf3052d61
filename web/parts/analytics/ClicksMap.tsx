import type { MapPlace } from '../../charts/WorldMap.tsx';
import { formatCount } from '../../format/numbers.ts';
import { Skeleton } from '../../ui/states.tsx';
import { WhenSeen } from '../../ui/WhenSeen.tsx';
import { lazily } from '../../ui/lazily.ts';

const WorldMap = lazily(async () => (await import('../../charts/WorldMap.tsx')).WorldMap);

type Degrees = number | null | undefined;

interface ClicksMapProps {
  /** What the map shows, for those who do not see it. */
  label: string;
  /** What is counted; clicks without it. */
  unit?: string;
  countries: readonly (Omit<MapPlace, 'latitude' | 'longitude'> & { latitude: Degrees; longitude: Degrees })[];
}

/** The countries whose place is known, on a map. */
export function ClicksMap({ label, unit, countries }: ClicksMapProps) {
  const places = countries.flatMap(({ latitude, longitude, ...country }) =>
    typeof latitude === 'number' && typeof longitude === 'number' ? [{ ...country, latitude, longitude }] : [],
  );
  return (
    <WhenSeen fallback={<Skeleton className="grow print:hidden" />}>
      <WorldMap label={label} unit={unit} places={places} formatValue={formatCount} />
    </WhenSeen>
  );
}
