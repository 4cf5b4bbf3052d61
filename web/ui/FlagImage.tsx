import { Globe } from 'lucide-react';

/** Pictures of the flags: small ones are in this file, each of the others is fetched when it is first shown. */
const flags = import.meta.glob<string>('../../node_modules/country-flag-icons/3x2/[A-Z][A-Z].svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The flag of an ISO 3166-1 alpha-2 code, or a globe. Emoji flags do not exist on Windows. */
export function FlagImage({ code }: { code: string }) {
  const address = flags[`../../node_modules/country-flag-icons/3x2/${code}.svg`];
  if (!address) return <Globe aria-hidden className="size-[1.125rem] shrink-0 text-faint" />;
  return <img src={address} alt="" className="h-3 w-[1.125rem] shrink-0 rounded-[2px] ring-1 ring-line" />;
}
