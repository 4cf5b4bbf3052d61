/** An address that opens beside the page; its host stands out. */
export function Address({ of }: { of: string }) {
  const { host, pathname, search, hash } = new URL(of);
  return (
    <a
      href={of}
      target="_blank"
      rel="noreferrer"
      title={`Open ${of} in a new tab`}
      className="line-clamp-3 break-all hover:underline"
    >
      <span className="font-semibold">{host}</span>
      <span className="text-muted">{pathname === '/' ? '' : pathname}</span>
      <span className="text-muted">{search + hash}</span>
    </a>
  );
}
