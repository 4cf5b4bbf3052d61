import { useEffect, useId, useState } from 'react';
import { authorizedFetch } from '../../session/authorized-fetch.ts';
import { errorOf } from '../../session/http.ts';
import { failureToast } from '../../ui/toast.ts';

const PATH = '/api/own-clicks';

interface State {
  available: boolean;
  left_out: boolean;
}

async function call(init?: RequestInit): Promise<State> {
  const response = await authorizedFetch(PATH, init);
  if (!response.ok) throw await errorOf(response);
  return (await response.json()) as State;
}

const choose = (leftOut: boolean) =>
  call({
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ left_out: leftOut }),
  });

/** Leaves out the owner's own clicks in this browser, or says why it cannot. */
export function OwnClicksSwitch() {
  const id = useId();
  const [state, setState] = useState<State | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isShown = true;
    call().then(
      (next) => isShown && setState(next),
      () => {}, // the page is whole without it
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (!state) return null;
  const change = async (leftOut: boolean) => {
    setBusy(true);
    setState({ ...state, left_out: leftOut });
    try {
      setState(await choose(leftOut));
    } catch (error) {
      setState(state);
      void failureToast('This could not be changed', (error as Error).message);
    }
    setBusy(false);
  };
  return (
    <div className="flex items-start gap-3 rounded-xl border border-line bg-surface p-4 text-sm shadow-card">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={state.left_out}
        disabled={!state.available || isBusy}
        aria-describedby={`${id}-note`}
        onChange={(event) => void change(event.target.checked)}
        className="mt-0.5 size-4 cursor-pointer accent-accent disabled:cursor-not-allowed"
      />
      <span>
        <label htmlFor={id} className="font-medium">
          Do not count my clicks in this browser
        </label>
        <span id={`${id}-note`} className="block text-faint">
          {state.available
            ? 'For all your links, from now on. Clicks on the links of others count as ever.'
            : 'Short URLs are on another host, so the clicks of this browser cannot be left out.'}
        </span>
      </span>
    </div>
  );
}
