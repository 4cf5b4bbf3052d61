/** The footbridge: an arch, its deck and three hangers. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <g className="fill-none stroke-on-accent" strokeWidth={2.25} strokeLinecap="round" strokeLinejoin="round">
        <path d="M6 21C9 9 23 9 26 21M4 21h24" />
        <path d="M11.5 14.5V21M16 12.5V21M20.5 14.5V21" strokeWidth={1.5} />
      </g>
    </svg>
  );
}

/** Mark and name side by side. */
export function Brand() {
  return (
    <span className="flex items-center gap-2.5">
      <BrandMark className="size-7" />
      <span className="text-lg font-semibold tracking-tight">Footbridge</span>
    </span>
  );
}
