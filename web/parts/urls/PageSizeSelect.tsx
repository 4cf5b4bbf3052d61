import { Select } from '../../ui/Select.tsx';
import { pageSizes, rememberSize, sizeOf, type PageSize } from './page-size.ts';

const options = pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }));

/** How many URLs a page has; remembered in this browser. */
export function PageSizeSelect({ value, onChange }: { value: PageSize; onChange: (size: PageSize) => void }) {
  const choose = (text: string) => {
    const size = sizeOf(text)!;
    rememberSize(size);
    onChange(size);
  };
  return (
    <Select label="Links per page" options={options} value={String(value)} onChange={choose} className="ml-auto" />
  );
}
