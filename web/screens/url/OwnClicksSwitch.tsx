import { useEffect, useState } from 'react';
import { useAct } from '../../relay/useAct.ts';
import { authorizedFetch } from '../../session/authorized-fetch.ts';
import { succeeded } from '../../session/http.ts';
import { Switch } from '../../ui/Switch.tsx';

const PATH = '/api/own-clicks';

interface State {
  available: boolean;
  left_out: boolean;
}

async function call(init?: RequestInit): Promise<State> {
  const response = await succeeded(authorizedFetch(PATH, init));
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
  const [state, setState] = useState<State | null>(null);
  const { act, isPending } = useAct();
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
    setState({ ...state, left_out: leftOut });
    const isChanged = await act({
      run: async () => setState(await choose(leftOut)),
      failed: 'This could not be changed',
    });
    if (!isChanged) setState(state);
  };
  return (
    <Switch
      label="Do not count my clicks in this browser"
      note={
        state.available
          ? 'For all your links, from now on. Your clicks on other people’s links still count.'
          : 'Short links are on another host, so the clicks of this browser cannot be left out.'
      }
      isOn={state.left_out}
      disabled={!state.available || isPending}
      onChange={(leftOut) => void change(leftOut)}
    />
  );
}
