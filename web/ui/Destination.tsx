/** So many characters of a path stay in sight at its end. */
const TAIL = 12;

interface Parts {
  host: string;
  head: string;
  tail: string;
}

function partsOf(url: string): Parts {
  const [, host = '', path = url] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  const rest = path === '/' ? '' : path;
  const cut = Math.max(0, rest.length - TAIL);
  return { host: host.replace(/^www\./i, ''), head: rest.slice(0, cut), tail: rest.slice(cut) };
}

/** A web address in one line: its host stands out, and what does not fit is left out of the middle. */
export function Destination({ url }: { url: string }) {
  const { host, head, tail } = partsOf(url);
  return (
    <span title={url} className="flex max-w-full min-w-0 items-baseline overflow-hidden">
      <span className="min-w-10 shrink-[0.2] truncate font-semibold text-muted">{host}</span>
      <span className="min-w-0 truncate whitespace-pre">{head}</span>
      <span className="min-w-0 shrink-[0.05] truncate whitespace-pre">{tail}</span>
    </span>
  );
}
