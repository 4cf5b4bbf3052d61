function partsOf(url: string) {
  const [, host = '', path = url] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  return { host: host.replace(/^www\./i, ''), rest: path === '/' ? '' : path };
}

/** A web address in one line: its host stands out, and the end is cut off where it does not fit. */
export function Destination({ url }: { url: string }) {
  const { host, rest } = partsOf(url);
  return (
    <span title={url} className="block max-w-full truncate">
      <span className="font-semibold text-muted">{host}</span>
      {rest}
    </span>
  );
}
