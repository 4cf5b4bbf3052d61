import { Dialog } from '../ui/Dialog.tsx';
import { QuickShorten } from '../parts/quick-shorten/QuickShorten.tsx';

/** The field for an address over a page that has none. */
export const ShortenDialog = ({ address, onClose }: { address: string; onClose: () => void }) => (
  <Dialog title="Shorten a link" onClose={onClose}>
    <QuickShorten begin={address} onLeave={onClose} />
  </Dialog>
);
