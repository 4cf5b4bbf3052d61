import { useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { bannerVoice, type BannerText } from './Banner.tsx';
import { useQuickSetupMutation } from './useQuickSetupMutation.ts';

const presets = [
  {
    preset: 'fastest',
    name: 'Fastest',
    effect:
      'Nothing is measured, and the country and city of coming clicks are not kept. They cannot be found out later.',
    done: 'No measurement. Country and city are off.',
  },
  {
    preset: 'basic',
    name: 'Basic',
    effect: 'The provider of each visitor is found, and country and city are kept. Redirects take no longer.',
    done: 'Providers are found. Country and city are on.',
  },
  {
    preset: 'full',
    name: 'Full',
    effect: 'The connection of each visitor is measured, which delays most of them by less than 300 ms.',
    done: 'Connections are measured. Country and city are on.',
  },
] as const;

interface PresetsProps {
  /** Whether the destination page reports back, which every preset ends. */
  hasOtherMethod: boolean;
  say: (banner: BannerText) => void;
}

/** Level, method and geolocation at once, after a question that says what changes. */
export function Presets({ hasOtherMethod, say }: PresetsProps) {
  const setUp = useQuickSetupMutation();
  const { act } = useAct(bannerVoice(say));
  const [dialog, confirm] = useConfirm(() => {});
  const ask = ({ preset, name, effect, done }: (typeof presets)[number]) =>
    confirm({
      tone: preset === 'fastest' ? 'warning' : 'info',
      title: `Use the settings “${name}”?`,
      text: hasOtherMethod ? `${effect} The measurement method becomes Redirect.` : effect,
      action: `Use ${name}`,
      run: () => act({ run: () => setUp(preset), done, failed: 'Failed to update network settings' }),
    });
  return (
    <section aria-label="Presets" className="grid gap-2">
      <h2 className="text-sm font-semibold">Presets</h2>
      <p className="text-xs text-muted">
        Fastest measures nothing, Basic finds the provider and the round trip, Full measures speeds as well.
      </p>
      <div className="flex flex-wrap gap-2">
        {presets.map((one) => (
          <Button key={one.preset} onClick={() => ask(one)}>
            {one.name}
          </Button>
        ))}
      </div>
      {dialog}
    </section>
  );
}
