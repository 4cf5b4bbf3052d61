import { useMemo, useState } from 'react';
import { Button } from '../Button.tsx';
import { ChoiceInput } from '../ChoiceInput.tsx';
import { Dialog } from '../Dialog.tsx';
import { Field } from '../Field.tsx';
import { LogoField } from './LogoField.tsx';
import { isReadable, keepDesign, plainDesign, quietZones, type QrDesign } from './qr-design.ts';
import { QrPicture } from './QrPicture.tsx';
import { qrShape } from './qr-svg.ts';

const CONTRAST = 'Scanners cannot tell these colours apart. Choose a darker code or a lighter background.';
const zoneNames = { 2: 'Narrow: 2 modules', 4: 'Standard: 4 modules', 8: 'Wide: 8 modules' };
const zones = quietZones.map((zone) => ({ value: String(zone), label: zoneNames[zone] }));

interface QrDesignerProps {
  text: string;
  design: QrDesign;
  onChoose: (design: QrDesign) => void;
  onClose: () => void;
}

/** Chooses the colours, the quiet zone and the logo of QR codes, which this browser keeps for the next ones. */
export function QrDesigner({ text, design: before, onChoose, onClose }: QrDesignerProps) {
  const [design, setDesign] = useState(before);
  const shape = useMemo(() => qrShape(text, design), [text, design]);
  const change = (part: Partial<QrDesign>) => setDesign((one) => ({ ...one, ...part }));
  const problem = isReadable(design) ? null : CONTRAST;
  const choose = () => {
    keepDesign(design);
    onChoose(design);
    onClose();
  };
  const colour = (name: 'dark' | 'ground', label: string) => (
    <Field label={label} error={name === 'dark' ? problem : null}>
      {({ state: _, ...control }) => (
        <input
          {...control}
          type="color"
          value={design[name]}
          onChange={(event) => change({ [name]: event.target.value })}
          className="h-10 w-full cursor-pointer rounded-lg border border-edge bg-surface p-1"
        />
      )}
    </Field>
  );
  return (
    <Dialog title="Design of QR codes" onClose={onClose}>
      <div className="grid gap-4">
        <QrPicture shape={shape} design={design} label="How the QR code will look" className="mx-auto size-48" />
        <div className="grid grid-cols-2 items-start gap-3">
          {colour('dark', 'Code')}
          {colour('ground', 'Background')}
        </div>
        <Field label="Space around it">
          {(control) => (
            <ChoiceInput
              {...control}
              options={zones}
              value={String(design.quietZone)}
              onChoose={(zone) => change({ quietZone: Number(zone) })}
            />
          )}
        </Field>
        <LogoField logo={design.logo} onChange={(logo) => change({ logo })} />
        <div className="flex justify-end gap-2">
          <Button tone="quiet" onClick={() => setDesign(plainDesign)}>
            Reset
          </Button>
          <Button tone="primary" disabled={problem !== null} onClick={choose}>
            Use this design
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
