/** A dash for an unknown figure, and the reason. */
export function Unknown({ why }: { why: string }) {
  return (
    <span title={why} className="text-faint">
      <span aria-hidden>—</span>
      <span className="sr-only">{why}</span>
    </span>
  );
}
