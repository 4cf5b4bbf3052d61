import { Sparkles } from 'lucide-react';
import { MAX_CODE_LENGTH } from '../../input-limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { stripCode } from './short-code.ts';
import { useGeneratedCode } from './useGeneratedCode.ts';

interface ShortCodeFieldProps {
  value: string;
  hint: string;
  error: string | null;
  onEdit: (value: string) => void;
}

/** The last part of the short URL, chosen or generated. */
export function ShortCodeField({ value, hint, error, onEdit }: ShortCodeFieldProps) {
  const [generate, isGenerating] = useGeneratedCode(onEdit);
  return (
    <Field
      label="Short code"
      note={value ? `${value.length} / ${MAX_CODE_LENGTH}` : 'Optional'}
      hint={hint}
      error={error}
    >
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="spring-sale"
            value={value}
            onChange={(event) => onEdit(stripCode(event.target.value))}
            className="font-mono"
          />
          <Button busy={isGenerating} onClick={generate} className="h-10">
            {!isGenerating && <Sparkles aria-hidden />}
            Generate
          </Button>
        </div>
      )}
    </Field>
  );
}
