/** The box beside the pointer: a heading and one line for each figure. */
export function ChartTip({
  title,
  lines,
}: {
  title: string;
  lines: { name: string; value: string; colour: string }[];
}) {
  return (
    <div className="rounded-lg border border-line bg-raised px-3 py-2 text-xs whitespace-nowrap text-ink shadow-float">
      <p className="font-medium">{title}</p>
      {lines.map((line) => (
        <p key={line.name} className="mt-1 flex items-center gap-2 text-muted">
          <span
            aria-hidden
            className="size-2 rounded-full forced-color-adjust-none"
            style={{ background: line.colour }}
          />
          {line.name}
          <span className="ml-auto pl-4 font-medium text-ink tabular-nums">{line.value}</span>
        </p>
      ))}
    </div>
  );
}
