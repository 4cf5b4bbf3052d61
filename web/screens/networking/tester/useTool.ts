import { useState } from 'react';
import { reasonOf } from '../../../relay/user-refusal.ts';
import { RequestError } from '../../../session/request-error.ts';
import type { BannerText } from '../Banner.tsx';

/** Runs one tool at a time; its outcome is a banner. */
export function useTool(say: (banner: BannerText) => void) {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<string>, failure: string) => {
    setBusy(true);
    try {
      say({ isError: false, text: await work() });
    } catch (error) {
      const told =
        error instanceof RequestError ? (error.serverMessage ?? error.message) : (reasonOf(error) ?? failure);
      say({ isError: true, text: told });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
