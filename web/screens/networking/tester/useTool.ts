import { useAct } from '../../../relay/useAct.ts';
import { bannerVoice, type BannerText } from '../Banner.tsx';

/** Runs one tool at a time; its outcome is a banner. */
export function useTool(say: (banner: BannerText) => void) {
  const { act, isPending: isBusy } = useAct(bannerVoice(say));
  const run = (work: () => Promise<string>, failed: string) => act({ run: work, done: (text) => text, failed });
  return { isBusy, run };
}
