import type { ClaimProblem } from '@rxweb/domain/shoes/claim/check-shoe-claim';
import { useId, useState } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { chevronDownIcon } from '../../../ui/more-icons.ts';
import select from '../../../ui/select-field.module.css';
import field from '../../../ui/text-field.module.css';

interface Shared {
  label: string;
  /** For screen readers, where a heading says the rest. */
  fullLabel?: string;
  /** Marked while one of the problems has this address. */
  path: string;
  problems: readonly ClaimProblem[];
  className?: string | undefined;
}

interface ClaimFieldProps extends Shared {
  value: string;
  /** Called at each key; text it can't read yet stays on the screen. */
  onType: (text: string) => void;
  maxLength: number;
  hint?: string;
  isNumeric?: boolean;
}

/** Keeps what is typed until the field is left, because `KX ` and `12.` are read as less. */
export function ClaimField(props: ClaimFieldProps) {
  const { label, fullLabel, path, problems, className, value, onType, maxLength, hint, isNumeric } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className={cx(field.field, className)}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <input
        id={id}
        value={typed ?? value}
        maxLength={maxLength}
        inputMode={isNumeric ? 'decimal' : undefined}
        autoComplete="off"
        aria-label={fullLabel}
        aria-invalid={isNamed(problems, path)}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className={field.input}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onType(currentTarget.value);
        }}
        onBlur={() => setTyped(null)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface ClaimChoiceProps<T extends string> extends Shared {
  value: T | null;
  options: readonly { value: T; label: string }[];
  none: string;
  hint?: string;
  onChoose: (value: T | null) => void;
}

export function ClaimChoice<T extends string>(props: ClaimChoiceProps<T>) {
  const { label, fullLabel, path, problems, className, value, options, none, hint, onChoose } = props;
  const id = useId();
  return (
    <div className={cx(field.field, className)}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <span className={select.control}>
        <select
          id={id}
          value={value ?? ''}
          aria-label={fullLabel}
          aria-invalid={isNamed(problems, path)}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          className={cx(field.input, select.select)}
          onChange={({ currentTarget }) =>
            onChoose(options.find((option) => option.value === currentTarget.value)?.value ?? null)
          }
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon drawing={chevronDownIcon} className={select.chevron} />
      </span>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

const isNamed = (problems: readonly ClaimProblem[], path: string): boolean =>
  problems.some(({ field: named, refuses }) => refuses && (named === path || named.startsWith(`${path}.`)));

/** As `{ RT: 'Right (RT)' }`. */
export const optionsOf = <T extends string>(words: Readonly<Record<T, string>>): { value: T; label: string }[] =>
  (Object.keys(words) as T[]).map((value) => ({ value, label: words[value] }));
