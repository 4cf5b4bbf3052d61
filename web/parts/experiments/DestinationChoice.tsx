import { Badge } from '../../ui/Badge.tsx';
import { Destination } from '../../ui/Destination.tsx';

interface DestinationChoiceProps {
  name: string;
  /** What distinguishes it from the others. */
  mark?: string | null;
  note?: string;
  destination: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of the destinations that a link can have after its test. */
export const DestinationChoice = ({ name, mark, note, destination, isChosen, onChoose }: DestinationChoiceProps) => (
  <label className="flex min-w-0 items-start gap-3 rounded-lg border border-line px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft">
    <input type="radio" name="kept" checked={isChosen} onChange={onChoose} className="mt-1 accent-accent" />
    <span className="min-w-0 grow text-sm">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        {mark && <Badge tone="positive">{mark}</Badge>}
      </span>
      <Destination url={destination} />
      {note && <span className="block text-xs text-muted">{note}</span>}
    </span>
  </label>
);
