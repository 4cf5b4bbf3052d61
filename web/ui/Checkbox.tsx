import { useEffect, useRef, type ComponentProps } from 'react';
import { classes } from './classes.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'aria-label'> {
  label: string;
  /** Only some of its items are selected. */
  indeterminate?: boolean;
}

/** A checkbox with a label for screen readers only; the area around it is clickable, too. */
export function Checkbox({ label, indeterminate = false, className, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classes('grid size-9 cursor-pointer place-items-center', className)}>
      <span className="sr-only">{label}</span>
      <input {...rest} ref={input} type="checkbox" className="size-4 cursor-pointer accent-accent" />
    </label>
  );
}
