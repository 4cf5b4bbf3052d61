import type { ExperimentVerdictKind } from '../../__generated__/EndDialog_experiment.graphql';
import { DestinationChoice } from './DestinationChoice.tsx';
import { markOf, suggestionOf } from './suggestion.ts';

/** The choice of the link's own destination; the others are chosen by the ids of their variants. */
export const OWN = 'own';

interface Variant {
  id: string;
  name: string;
  destination: string;
  rate?: number | null;
}

interface DestinationChoicesProps {
  of: readonly Variant[];
  /** What was measured best; null where nothing was. */
  best: Variant | null;
  kind: ExperimentVerdictKind;
  /** The link's own destination, and whether visitors get it now; null for a link that is gone. */
  own: { destination: string; isUsed: boolean } | null | undefined;
  chosen: string | null;
  onChoose: (choice: string) => void;
}

/** The destinations that a link can have after its test, and which of them is suggested. */
export function DestinationChoices({ of: variants, best, kind, own, chosen, onChoose }: DestinationChoicesProps) {
  const isOther = own && variants.every(({ destination }) => destination !== own.destination);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-medium">Where should the link lead from now on?</legend>
      <p className="mb-1 text-sm text-muted">{suggestionOf(kind, best?.name ?? null)}</p>
      {variants.map(({ id, name, destination, rate }) => (
        <DestinationChoice
          key={id}
          name={name}
          mark={id === best?.id ? markOf(kind, rate ?? null) : null}
          destination={destination}
          isChosen={chosen === id}
          onChoose={() => onChoose(id)}
        />
      ))}
      {isOther && (
        <DestinationChoice
          name="The link’s own destination"
          note={own.isUsed ? 'Visitors get it while the test is paused.' : 'Nobody was led there while the test ran.'}
          destination={own.destination}
          isChosen={chosen === OWN}
          onChoose={() => onChoose(OWN)}
        />
      )}
    </fieldset>
  );
}
