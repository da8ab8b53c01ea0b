import { allShoeChecks, type ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import { formatDate } from '@rxweb/domain/text/format';
import { useSyncExternalStore } from 'react';
import { formEn } from '../../../texts/shoes/form-en.ts';
import { shoesEn } from '../../../texts/shoes/shoes-en.ts';
import type { FormValues } from '../shared/form-values.ts';
import { type FieldPath, fieldPaths, shoeField, valueText } from '../shared/shoe-fields.ts';
import styles from './printed-checklist.module.css';

interface PrintedChecklistProps {
  values: FormValues;
  verdict: ShoeVerdict;
  today: string;
}

/** The checklist and the patient are always printed; other fields when filled in. */
function isPrinted(path: FieldPath, value: string): boolean {
  return !path.startsWith('details.') || value.trim() !== '';
}

/** Rendered only while printing. English, as all paper that leaves the store. */
export function PrintedChecklist({ values, verdict, today }: PrintedChecklistProps) {
  const isPrinting = useSyncExternalStore(followPrinting, readPrinting, () => false);
  if (!isPrinting) return null;
  const printed = fieldPaths.filter((path) => isPrinted(path, values[path]));
  return (
    <div className={styles.sheet} lang="en">
      <p className={styles.date}>Printed {formatDate(today)}</p>
      <h2>Diabetic shoe checklist</h2>
      <dl className={styles.fields}>
        {printed.map((path) => (
          <div key={path}>
            <dt>{formEn.fields[path]}</dt>
            <dd>{printedValue(path, values[path])}</dd>
          </div>
        ))}
      </dl>
      <h2>Paperwork checks</h2>
      <p>
        Latest safe delivery date:{' '}
        {verdict.latestSafeDelivery ? formatDate(verdict.latestSafeDelivery) : 'not yet known'}.
        {verdict.keepUntil && ` Keep all records until ${formatDate(verdict.keepUntil)}.`}
      </p>
      <ol className={styles.checks}>
        {allShoeChecks.map((check) => {
          const finding = verdict.checks[check];
          return (
            finding && (
              <li key={check}>
                <b>{formEn.advice.states[finding.state]}</b> {shoesEn.checks[check]}. {finding.reason}
              </li>
            )
          );
        })}
      </ol>
      <p>Advice only: the DME MAC decides.</p>
    </div>
  );
}

function printedValue(path: FieldPath, value: string): string {
  const { kind } = shoeField(path);
  if (kind === 'tick') return value === 'yes' ? '☒' : '☐';
  if (kind === 'day' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value);
  return value === '' ? '' : valueText(path, value, formEn);
}

let isAboutToPrint = false;

function readPrinting(): boolean {
  return isAboutToPrint || matchMedia('print').matches;
}

function followPrinting(onChange: () => void): () => void {
  const media = matchMedia('print');
  const begin = () => {
    isAboutToPrint = true;
    onChange();
  };
  const end = () => {
    isAboutToPrint = false;
    onChange();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  media.addEventListener('change', onChange);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    media.removeEventListener('change', onChange);
  };
}
