import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { ToggleButton } from '../../ui/ToggleButton.tsx';
import { botReasons, reasonKeys } from './bot-reasons.ts';
import type { WhoControl } from './useWho.ts';

const segments = [
  { value: 'people', label: 'People' },
  { value: 'everything', label: 'Everything' },
  { value: 'bots', label: 'Only bots' },
] as const;

/** Which clicks are listed: by people, by everyone, or only by bots. */
export const WhoChoice = ({ control }: { control: WhoControl }) => (
  <SegmentedControl label="Which clicks" segments={segments} value={control.who} onChange={control.choose} />
);

/** The reasons of the listed bot clicks; hidden when people are listed. */
export function ReasonChoice({ control }: { control: WhoControl }) {
  if (control.who !== 'bots') return null;
  return (
    <div role="group" aria-label="Bot reasons" className="flex animate-fade-in flex-wrap gap-2">
      <ToggleButton isOn={control.reasons.length === 0} onChange={control.anyReason}>
        Any reason
      </ToggleButton>
      {reasonKeys.map((key) => (
        <ToggleButton
          key={key}
          isOn={control.reasons.includes(key)}
          title={botReasons[key].detail}
          onChange={() => control.toggle(key)}
        >
          {botReasons[key].label}
        </ToggleButton>
      ))}
    </div>
  );
}
