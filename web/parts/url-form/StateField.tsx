import { SegmentedControl } from '../../ui/SegmentedControl.tsx';

const states = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

/** Whether the URL redirects. */
export function StateField({ value, onChange }: { value: boolean; onChange: (isActive: boolean) => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-canvas p-3">
      <p className="text-sm text-muted">
        {value ? 'Visitors are redirected.' : 'Visitors see that it is switched off.'}
      </p>
      <SegmentedControl
        label="State"
        segments={states}
        value={value ? 'active' : 'inactive'}
        onChange={(next) => onChange(next === 'active')}
      />
    </div>
  );
}
