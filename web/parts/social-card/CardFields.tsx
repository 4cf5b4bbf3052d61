import { MAX_CARD_DESCRIPTION_LENGTH, MAX_CARD_TITLE_LENGTH } from '../../input-limits.ts';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { WordedError } from '../../session/request-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input, Textarea } from '../../ui/Field.tsx';
import type { UrlValues } from '../url-form/url-values.ts';
import { CardPreview } from './CardPreview.tsx';
import { PictureField } from './PictureField.tsx';
import { useAddPicture } from './useAddPicture.ts';
import { useDestinationCard } from './useDestinationCard.ts';

interface CardFieldsProps {
  values: UrlValues;
  /** The short address; null until it is known. */
  address: string | null;
  onEdit: (change: Partial<UrlValues>) => void;
  errorOf: (field: string) => string | null;
}

const NONE = 'The destination says nothing of itself that a card could show.';

/** What networks show of a link, beside how it looks there. */
export function CardFields({ values, address, onEdit, errorOf }: CardFieldsProps) {
  const { act, isPending, failure, forget } = useAct(inPlace);
  const readCard = useDestinationCard();
  const addPicture = useAddPicture();
  const destination = values.originalUrl.trim();
  const suggest = () =>
    void act({
      run: async () => {
        const { title, description, pictureUrl } = await readCard(destination);
        if (!title && !description && !pictureUrl) throw new WordedError(NONE);
        onEdit({ cardTitle: title ?? '', cardDescription: description ?? '' });
        if (pictureUrl) onEdit({ cardPicture: await addPicture(pictureUrl) });
      },
      failed: 'Failed to read the destination. Please try again.',
    });
  const edit = (change: Partial<UrlValues>) => {
    forget();
    onEdit(change);
  };
  return (
    <div className="grid min-w-0 gap-5">
      <div className="grid gap-3">
        <p className="text-sm text-muted">
          What X, Slack and others show when somebody posts the link. Without one they show the card of the destination.
        </p>
        <div>
          <Button busy={isPending} disabled={!destination} onClick={suggest}>
            Start from the destination’s card
          </Button>
        </div>
        {failure && (
          <p role="alert" className="text-xs text-danger">
            {failure.message}
          </p>
        )}
      </div>
      <div className="grid min-w-0 items-start gap-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <Field label="Title on the card" note="Optional" error={errorOf('cardTitle')}>
            {(control) => (
              <Input
                {...control}
                maxLength={MAX_CARD_TITLE_LENGTH}
                value={values.cardTitle}
                onChange={(event) => edit({ cardTitle: event.target.value })}
              />
            )}
          </Field>
          <Field label="Description on the card" note="Optional" error={errorOf('cardDescription')}>
            {(control) => (
              <Textarea
                {...control}
                maxLength={MAX_CARD_DESCRIPTION_LENGTH}
                value={values.cardDescription}
                onChange={(event) => edit({ cardDescription: event.target.value })}
              />
            )}
          </Field>
          <PictureField
            value={values.cardPicture}
            error={errorOf('cardPicture')}
            onEdit={(cardPicture) => edit({ cardPicture })}
          />
        </div>
        <CardPreview
          title={values.cardTitle.trim()}
          description={values.cardDescription.trim()}
          picture={values.cardPicture}
          address={address ?? ''}
        />
      </div>
    </div>
  );
}
