import { useState, type KeyboardEvent } from 'react';
import { MAX_TAGS_OF_LINK } from '../../input-limits.ts';
import { keyOfTag, offersFor, tidied, withName } from './tag-names.ts';
import type { KnownTag } from './useKnownTags.ts';

interface TypingProps {
  names: readonly string[];
  onChange: (names: readonly string[]) => void;
  known: readonly KnownTag[];
  canMake: boolean;
}

/** The keys that take what is marked or typed. */
const TAKING = ['Enter', ',', ';', '|'];
const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/** What is typed into a field of tags, what is offered for it, and what its keys do. */
export function useTyping({ names, onChange, known, canMake }: TypingProps) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [marked, mark] = useState(-1);
  const isFull = names.length >= MAX_TAGS_OF_LINK;
  const offers = offersFor(typed, names, known);
  const choices = choicesOf(offers, canMake && offers.isNew ? tidied(typed) : null, isFull);
  const isShown = isOpen && choices.length > 0;
  const at = Math.min(marked, choices.length - 1);
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    mark(text.trim() ? 0 : -1);
  };
  const take = (name: string | undefined) => {
    if (name !== undefined) onChange(withName(names, name, known));
    type('');
  };
  /** Whoever leaves the field means what is typed there. */
  const leave = () => {
    const exact = known.find(({ name }) => keyOfTag(name) === keyOfTag(tidied(typed)))?.name;
    if (typed.trim()) take(exact ?? (canMake ? typed : undefined));
    setOpen(false);
  };
  const move = (step: number): void => {
    setOpen(true);
    mark(nextOf(at, step, choices.length));
  };
  const isTaking = (key: string) => TAKING.includes(key) && (typed.trim() !== '' || (isShown && at >= 0));
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    if (event.key === 'Backspace' && typed === '') return onChange(names.slice(0, -1));
    if (step === undefined && !isTaking(event.key) && !(event.key === 'Escape' && isShown)) return;
    event.preventDefault();
    event.stopPropagation(); // a dialog around it stays open
    if (step !== undefined) move(step);
    else if (event.key === 'Escape') setOpen(false);
    else take(choices[at] ?? (canMake ? typed : undefined));
  };
  return { typed, choices, offers, at, isFull, isShown, type, take, mark, leave, press, open: () => setOpen(true) };
}

/** What is offered: tags, then what would be a new one. */
function choicesOf({ tags }: ReturnType<typeof offersFor>, made: string | null, isFull: boolean): string[] {
  if (isFull) return [];
  const names = tags.map(({ name }) => name);
  return made === null ? names : [...names, made];
}

/** From the field itself, which is before the first: down to the first, up to the last. */
const nextOf = (at: number, step: number, count: number): number =>
  count ? (Math.max(at, step < 0 ? 0 : -1) + step + count) % count : -1;
