import type { MeasurementLevel, MeasurementMethod } from '../../__generated__/SettingsTab_viewer.graphql';

interface Words {
  name: string;
  text: string;
}

/** What a value of the schema means; one of a later version shows its own name. */
const wordsIn =
  <Value extends string>(known: Record<string, Words>) =>
  (value: Value): Words =>
    known[value] ?? { name: value, text: '' };

export const levels = ['none', 'essential', 'full'] as const;
export const methods = ['redirect', 'embed', 'hybrid'] as const;

/** A measurement level in words. */
export const levelWords = wordsIn<MeasurementLevel>({
  none: { name: 'None', text: 'Fastest redirect. Nothing about the network of visitors is stored.' },
  essential: {
    name: 'Essential',
    text: 'Provider and network of every click, and its round trip over HTTPS. Visitors wait for nothing.',
  },
  full: { name: 'Full', text: "Measures each visitor's connection, which delays most of them by less than 300 ms." },
});

/** A measurement method in words. */
export const methodWords = wordsIn<MeasurementMethod>({
  redirect: { name: 'Redirect', text: 'A page measures for a moment before it redirects.' },
  embed: { name: 'Embed', text: 'The destination page reports back. Its address gets fb_click_id.' },
  hybrid: { name: 'Hybrid', text: 'Embed where the destination reports back, otherwise Redirect.' },
});
