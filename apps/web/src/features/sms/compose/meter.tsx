import { useState } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './compose.module.css';
import { meterText } from './meter-labels.ts';

interface MeterProps {
  text: string;
  onChange: (text: string) => void;
}

/** The spec's counter, the cost, and a switch to cheaper plain letters. */
export function Meter({ text, onChange }: MeterProps) {
  const [made, setMade] = useState<{ before: string; after: string } | null>(null);
  const { counter, texts, isNear, isTooLong, plain } = meterText(text);
  const makePlain = (after: string) => {
    setMade({ before: text, after });
    onChange(after);
  };
  const undo = (before: string) => {
    setMade(null);
    onChange(before);
  };
  return (
    <div className={styles.measure}>
      <p className={cx(styles.meter, isNear && styles.near)}>
        <b>{counter}</b>
        {texts && ` · ${texts}`}
        {isTooLong && ' · too long for carriers'}
      </p>
      {plain !== null && (
        <Button variant="quiet" onClick={() => makePlain(plain)}>
          Simplify
        </Button>
      )}
      <span role="status" className={styles.made}>
        {made?.after === text && 'Accents and special characters were replaced.'}
      </span>
      {made?.after === text && (
        <Button variant="quiet" onClick={() => undo(made.before)}>
          Undo
        </Button>
      )}
    </div>
  );
}
