/** The letter of a destination. */
export const LetterMark = ({ letter }: { letter: string }) => (
  <span className="grid size-6 shrink-0 place-items-center rounded-md bg-accent-soft text-xs font-semibold text-accent">
    {letter}
  </span>
);
