/** What a label of quality is called; later versions may have others. */
const names: Record<string, string> = { EXCELLENT: 'Excellent', GOOD: 'Good', FAIR: 'Fair', POOR: 'Poor' };
export const qualityName = (quality: string | null | undefined): string =>
  quality ? (names[quality] ?? quality) : 'Unknown';

/** The colours of labels, as class names of a bar and of a badge. */
export const qualityBar: Record<string, string> = {
  EXCELLENT: 'bg-positive',
  GOOD: 'bg-chart-1',
  FAIR: 'bg-chart-3',
  POOR: 'bg-danger',
};
