/** Where the snippet goes, by what a website is made with. */
export const platforms = [
  { value: 'html', label: 'HTML', place: 'Paste it into the head of every page.' },
  {
    value: 'wordpress',
    label: 'WordPress',
    place:
      'Install a plugin for header code, such as WPCode. Paste it under “Header” and save. If a cache plugin is active, clear its cache.',
  },
  {
    value: 'webflow',
    label: 'Webflow',
    place: 'Open Site settings, then Custom code. Paste it under “Head code”, save and publish.',
  },
  {
    value: 'shopify',
    label: 'Shopify',
    place: 'Open Online Store, Themes, Edit code. Paste it into theme.liquid, at the end of the head, and save.',
  },
  {
    value: 'gtm',
    label: 'Tag Manager',
    place:
      'Create a tag “Custom HTML” with this code and the trigger “All pages”, then publish. It runs in the browser only and proves nothing, so verify the website by DNS, a file or a meta tag as well.',
  },
  {
    value: 'react',
    label: 'React',
    place: 'Paste it into the head of index.html. New routes count as page views by themselves.',
  },
  {
    value: 'next',
    label: 'Next.js',
    place:
      'Put it into the head of the root layout as it is, not as a Script component: that would add it later, where it proves nothing.',
  },
] as const;
export type Platform = (typeof platforms)[number]['value'];
