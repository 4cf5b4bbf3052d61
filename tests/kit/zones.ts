// Zones in which no day ends while a test runs: what is counted by day is then the same at every hour of a run.
import { localHour } from '../../api/common/local-time.ts';

/** A zone without summer time, and how ISO 8601 writes its offset. */
export interface Zone {
  timeZone: string;
  offset: string;
}

const wholeHours: [Zone, Zone] = [
  { timeZone: 'UTC', offset: '+00:00' },
  { timeZone: 'Etc/GMT-12', offset: '+12:00' }, // POSIX counts westwards
];
const halfHours: [Zone, Zone] = [
  { timeZone: 'Asia/Kolkata', offset: '+05:30' },
  { timeZone: 'Pacific/Marquesas', offset: '-09:30' },
];

function hoursFromMidnight({ timeZone }: Zone): number {
  const { hour } = localHour(timeZone, Date.now());
  return Math.min(hour, 23 - hour);
}

const quieter = ([one, other]: [Zone, Zone]): Zone =>
  hoursFromMidnight(one) >= hoursFromMidnight(other) ? one : other;

/** A zone where midnight is five hours away at least. */
export const quietZone = (): Zone => quieter(wholeHours);

/** A zone half an hour off where midnight is four hours away at least. */
export const quietHalfHourZone = (): Zone => quieter(halfHours);
