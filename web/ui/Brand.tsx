/** The footbridge: an arch, its deck and three hangers. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <g className="fill-none stroke-on-accent" strokeWidth={2.5} strokeLinecap="round" strokeLinejoin="round">
        <path d="M5 22.5C9 9.5 23 9.5 27 22.5" />
        <path d="M4.5 19h23M11 15v4M16 13v6M21 15v4" />
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
