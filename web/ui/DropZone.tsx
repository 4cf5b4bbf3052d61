import { useRef, useState, type DragEvent } from 'react';
import { FileSpreadsheet } from 'lucide-react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';

interface DropZoneProps {
  fileName: string | null;
  onFile: (file: File) => Promise<void>;
  /** What is dropped: `CSV file`. */
  kind?: string;
  accept?: string;
}

/** Takes a file that is dropped, or chosen in the device's own dialog. */
export function DropZone({ fileName, onFile, kind = 'CSV file', accept = '.csv,text/csv' }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file) void onFile(file);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    <div
      role="group"
      aria-label={kind}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={(event) => {
        drag(event);
        take(event.dataTransfer.files[0]);
      }}
      className={classes(
        'grid justify-items-center gap-2 rounded-xl border-2 border-dashed px-4 py-8 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <FileSpreadsheet aria-hidden className="size-8 text-faint" />
      <p className="text-sm text-muted">{fileName ?? `Drop ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} here, or`}</p>
      <Button onClick={() => input.current?.click()}>{fileName ? 'Choose another file' : 'Choose a file'}</Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={`Choose ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = ''; // the same file, corrected, can be chosen again
        }}
      />
    </div>
  );
}
