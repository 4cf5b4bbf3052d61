/** A dash where a figure cannot be known, and why. */
export function Unknown({ why }: { why: string }) {
  return (
    <span title={why} className="text-faint">
      <span aria-hidden>—</span>
      <span className="sr-only">{why}</span>
    </span>
  );
}
