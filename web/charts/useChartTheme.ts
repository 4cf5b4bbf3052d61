import { useMemo } from 'react';
import type { PartialTheme } from '@nivo/theming';
import { useTheme } from '../ui/useTheme.ts';

const names = [
  'ink',
  'muted',
  'faint',
  'line',
  'surface',
  'land',
  'land-visited',
  'accent',
  'chart-1',
  'chart-2',
  'chart-3',
  'positive',
  'danger',
] as const;
export type ChartColours = Record<(typeof names)[number], string>;

/** The colours of the theme on the screen, as plain values: chart animations cannot mix CSS variables. */
export function useChartTheme(): { colours: ChartColours; theme: PartialTheme } {
  const shown = useTheme();
  return useMemo(() => {
    const style = getComputedStyle(document.querySelector(`[data-theme='${shown}']`) ?? document.documentElement);
    const colours = Object.fromEntries(
      names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
    ) as ChartColours;
    const text = { fontSize: 11, fontFamily: 'inherit', fill: colours.faint };
    const theme: PartialTheme = {
      text,
      axis: { ticks: { text }, domain: { line: { stroke: 'transparent' } } },
      grid: { line: { stroke: colours.line, strokeWidth: 1 } },
      crosshair: { line: { stroke: colours.muted, strokeWidth: 1, strokeDasharray: '3 3' } },
    };
    return { colours, theme };
  }, [shown]);
}
