import { useState } from 'react';
import { cx } from '../../browser/class-names.ts';
import { useSmsTexts } from '../../texts/sms/use-sms-texts.ts';
import { Button } from '../button.tsx';
import { meterText } from './meter-labels.ts';
import styles from './texting.module.css';

interface MeterProps {
  text: string;
  onChange: (text: string) => void;
  /** Where a longer text is sent in parts. */
  maxChars?: number;
}

/** The spec's counter, the cost, and a switch to cheaper plain letters. */
export function Meter({ text, onChange, maxChars }: MeterProps) {
  const { compose: words } = useSmsTexts();
  const [made, setMade] = useState<{ before: string; after: string } | null>(null);
  const { counter, texts, isNear, isTooLong, plain } = meterText(text, words, maxChars);
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
        {isTooLong && ` · ${words.tooLong}`}
      </p>
      {plain !== null && (
        <Button variant="quiet" onClick={() => makePlain(plain)}>
          {words.simplify}
        </Button>
      )}
      <span role="status" className={styles.made}>
        {made?.after === text && words.simplified}
      </span>
      {made?.after === text && (
        <Button variant="quiet" onClick={() => undo(made.before)}>
          {words.undo}
        </Button>
      )}
    </div>
  );
}
