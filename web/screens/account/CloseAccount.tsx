import { useState } from 'react';
import { paths } from '../../paths.ts';
import { goTo } from '../../session/go-to.ts';
import { Button } from '../../ui/Button.tsx';
import { DataSection } from './DataSection.tsx';
import { TypedConfirmation } from './TypedConfirmation.tsx';
import { useCloseAccount } from './useDataMutations.ts';

/** Closes the account and deletes everything stored of it. */
export function CloseAccount() {
  const [isAsking, setAsking] = useState(false);
  const close = useCloseAccount();
  const run = async (confirmation: string) => {
    const id = await close(confirmation);
    localStorage.clear();
    sessionStorage.clear();
    goTo(`${paths.accountClosed}?id=${id}`);
  };
  return (
    <DataSection
      title="Delete everything"
      text="Closes your account and deletes it with all links, clicks, measurements, visits and settings. Your links stop working at once."
    >
      <Button tone="danger" onClick={() => setAsking(true)}>
        Delete everything
      </Button>
      {isAsking && (
        <TypedConfirmation
          title="Delete everything?"
          words="delete everything"
          action="Delete everything"
          run={run}
          onClose={() => setAsking(false)}
        >
          This cannot be undone. Download everything first if you want to keep a copy. Backups that the operator made
          before keep what they have.
        </TypedConfirmation>
      )}
    </DataSection>
  );
}
