import { type InvalidEvent, useEffect, useRef, useState } from 'react';
import { useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import field from '../../../ui/text-field.module.css';
import styles from '../settings-page.module.css';

interface TimeFieldProps {
  /** For screen readers; the row says it for everyone else. */
  label: string;
  /** `HH:MM`, or empty. */
  value: string;
  /** Beyond a missing time, or null. */
  problem: string | null;
  onChange: (value: string) => void;
}

/** Shows its error after an attempt to save, as text fields do. */
export function TimeField({ label, value, problem, onChange }: TimeFieldProps) {
  const { hours } = useSettingsTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const wrong = value === '' ? hours.badTime : problem;
  useEffect(() => input.current?.setCustomValidity(wrong ?? ''), [wrong]);
  const error = isRefused ? wrong : null;
  const handleInvalid = (event: InvalidEvent<HTMLInputElement>) => {
    event.preventDefault();
    setIsRefused(true);
    if (event.currentTarget.form?.querySelector('input:invalid') === event.currentTarget) event.currentTarget.focus();
  };
  return (
    <span className={styles.time}>
      <input
        ref={input}
        type="time"
        aria-label={error === null ? label : `${label}. ${error}`}
        aria-invalid={error !== null}
        value={value}
        className={field.input}
        onInvalid={handleInvalid}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {error !== null && <span className={field.error}>{error}</span>}
    </span>
  );
}
