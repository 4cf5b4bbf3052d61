/** The networks whose cards are shown, by their own names. LinkedIn shows cards as Facebook does. */
export const networks = [
  { value: 'x', label: 'X' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'slack', label: 'Slack' },
  { value: 'whatsapp', label: 'WhatsApp' },
] as const;
export type Network = (typeof networks)[number]['value'];

export const modes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
export type Mode = (typeof modes)[number]['value'];

/** The colours of a network, which are not those of our theme. */
export interface Look {
  /** Of what is around the card. */
  page: string;
  card: string;
  line: string;
  ink: string;
  muted: string;
  link: string;
}

const looks: Record<Network, Record<Mode, Look>> = {
  x: {
    light: { page: '#ffffff', card: '#ffffff', line: '#cfd9de', ink: '#0f1419', muted: '#536471', link: '#0f1419' },
    dark: { page: '#000000', card: '#000000', line: '#2f3336', ink: '#e7e9ea', muted: '#8b98a5', link: '#e7e9ea' },
  },
  facebook: {
    light: { page: '#ffffff', card: '#f0f2f5', line: '#dadde1', ink: '#050505', muted: '#5c5f64', link: '#050505' },
    dark: { page: '#242526', card: '#333334', line: '#3e4042', ink: '#e4e6eb', muted: '#b0b3b8', link: '#e4e6eb' },
  },
  slack: {
    light: { page: '#ffffff', card: '#ffffff', line: '#dddddd', ink: '#1d1c1d', muted: '#616061', link: '#1264a3' },
    dark: { page: '#1a1d21', card: '#1a1d21', line: '#46494d', ink: '#d1d2d3', muted: '#ababad', link: '#1d9bd1' },
  },
  whatsapp: {
    light: { page: '#efeae2', card: '#d1f4cc', line: '#c5ebbf', ink: '#0a0a0a', muted: '#4b5a53', link: '#0a0a0a' },
    dark: { page: '#161717', card: '#144d37', line: '#103529', ink: '#fafafa', muted: '#b7c9c1', link: '#fafafa' },
  },
};

/** How a network looks. */
export const lookOf = (network: Network, mode: Mode): Look => looks[network][mode];
