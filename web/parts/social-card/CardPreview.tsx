import { useState, type ReactNode } from 'react';
import { useTheme } from '../../ui/useTheme.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { lookOf, modes, networks, type Look, type Mode, type Network } from './card-looks.ts';

interface Card {
  title: string;
  description: string;
  /** Where its picture is; empty without one. */
  picture: string;
  /** The short address, which stands for a title that is missing. */
  address: string;
}

interface CardPreviewProps extends Omit<Card, 'picture'> {
  /** The id of its picture; empty without one. */
  picture: string;
}

/** How the large networks show a card. They change their looks now and then, and cut long texts where they like. */
export function CardPreview({ picture, ...texts }: CardPreviewProps) {
  const [network, setNetwork] = useState<Network>('x');
  const theme = useTheme();
  const [chosen, setMode] = useState<Mode | null>(null);
  const mode = chosen ?? theme;
  const look = lookOf(network, mode);
  const card = { ...texts, picture: picture && `/assets/pictures/${picture}.jpg` };
  const isEmpty = !card.title && !card.description && !card.picture;
  const Shown = shapes[network];
  return (
    <div className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl label="Network" segments={networks} value={network} onChange={setNetwork} />
        <SegmentedControl label="Look of the network" segments={modes} value={mode} onChange={setMode} />
      </div>
      <div
        role="img"
        aria-label={`The card on ${networks.find(({ value }) => value === network)!.label}`}
        className="grid min-w-0 items-center rounded-xl border border-line p-4"
        style={{ background: look.page, color: look.ink, minHeight: '14rem' }}
      >
        {isEmpty ? (
          <p className="text-center text-sm" style={{ color: look.muted }}>
            The card of the destination is shown.
          </p>
        ) : (
          <Shown card={card} look={look} />
        )}
      </div>
    </div>
  );
}

interface ShapeProps {
  card: Card;
  look: Look;
}

const hostIn = (address: string) => address.split('/')[0]!;
const titleOf = ({ title, address }: Card) => title || address;
/** Networks cut pictures to this shape. */
const wide = { aspectRatio: 1.91, width: '100%', objectFit: 'cover' } as const;
const small = { maxHeight: '12rem', maxWidth: '100%', marginTop: '0.375rem', borderRadius: '0.5rem' } as const;
const titleOnX = { maxWidth: 'calc(100% - 1.5rem)', background: '#000000c4', color: '#ffffff' } as const;
const Picture = ({ of, isWide = false }: { of: Card; isWide?: boolean }) =>
  of.picture ? <img src={of.picture} alt="" style={isWide ? wide : small} /> : null;

/** A large picture with the title upon it; without one, a row. */
function OnX({ card, look }: ShapeProps) {
  if (!card.picture)
    return (
      <div className="min-w-0 rounded-2xl border p-3 text-sm" style={{ borderColor: look.line }}>
        <p style={{ color: look.muted }}>{hostIn(card.address)}</p>
        <p className="truncate">{titleOf(card)}</p>
        <p className="line-clamp-2" style={{ color: look.muted }}>
          {card.description}
        </p>
      </div>
    );
  return (
    <div className="min-w-0">
      <div className="relative overflow-hidden rounded-2xl border" style={{ borderColor: look.line }}>
        <Picture of={card} isWide />
        <p className="absolute bottom-3 left-3 truncate rounded px-1.5 text-sm" style={titleOnX}>
          {titleOf(card)}
        </p>
      </div>
      <p className="pt-1 text-xs" style={{ color: look.muted }}>
        From {hostIn(card.address)}
      </p>
    </div>
  );
}

/** A picture over a bar with the host, the title and the description. */
const OnFacebook = ({ card, look }: ShapeProps) => (
  <div className="min-w-0 border" style={{ borderColor: look.line, background: look.card }}>
    <Picture of={card} isWide />
    <div className="grid gap-0.5 px-3 py-2.5">
      <p className="truncate text-xs uppercase" style={{ color: look.muted }}>
        {hostIn(card.address)}
      </p>
      <p className="line-clamp-2 text-base font-semibold">{titleOf(card)}</p>
      <p className="truncate text-sm" style={{ color: look.muted }}>
        {card.description}
      </p>
    </div>
  </div>
);

/** Behind a bar: the host, the title as a link, the description, and a picture below. */
const OnSlack = ({ card, look }: ShapeProps) => (
  <div className="flex min-w-0 gap-3">
    <span className="w-1 shrink-0 rounded" style={{ background: look.line }} />
    <div className="grid min-w-0 gap-0.5 text-sm">
      <p className="truncate font-semibold">{hostIn(card.address)}</p>
      <p className="font-semibold break-words" style={{ color: look.link }}>
        {titleOf(card)}
      </p>
      <p className="break-words">{card.description}</p>
      <Picture of={card} />
    </div>
  </div>
);

/** A bubble: the picture, the title, the description and the host, then the address that was sent. */
const OnWhatsApp = ({ card, look }: ShapeProps) => (
  <div className="ml-auto w-full min-w-0 rounded-lg p-1 text-sm" style={{ background: look.card, maxWidth: '18rem' }}>
    <div className="overflow-hidden rounded-md" style={{ background: look.line }}>
      <Picture of={card} isWide />
      <div className="grid gap-0.5 px-2 py-1.5">
        <p className="line-clamp-2 font-medium">{titleOf(card)}</p>
        <p className="line-clamp-2 text-xs" style={{ color: look.muted }}>
          {card.description}
        </p>
        <p className="truncate text-xs" style={{ color: look.muted }}>
          {hostIn(card.address)}
        </p>
      </div>
    </div>
    <p className="px-1.5 pt-1 pb-0.5 break-all underline">https://{card.address}</p>
  </div>
);

const shapes: Record<Network, (props: ShapeProps) => ReactNode> = {
  x: OnX,
  facebook: OnFacebook,
  slack: OnSlack,
  whatsapp: OnWhatsApp,
};
