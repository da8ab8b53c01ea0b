import { type FaxOutcome, faxOutcomes } from '@rxweb/contracts/shoes/packets';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate, formatTime } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { logFailure } from '../../../browser/log.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { personText } from '../labels.ts';
import type { ShoeFax, ShoesApi } from '../shoes.api.ts';
import { faxText, outcomeLabels, recipientLabels } from './letter-labels.ts';
import styles from './letters.module.css';

const choices = faxOutcomes.map((value) => ({ value, label: outcomeLabels[value] }));

interface FaxLogProps {
  api: ShoesApi;
  caseId: string;
  faxes: readonly ShoeFax[];
  onChange: () => unknown;
}

/** What was made for whom, to which number, and its outcome. */
export function FaxLog({ api, caseId, faxes, onChange }: FaxLogProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const mark = async (fax: ShoeFax, outcome: FaxOutcome) => {
    setHasFailed(false);
    try {
      await api.markFax(caseId, fax.id, outcome);
      await onChange();
    } catch (error) {
      logFailure('The fax was not marked', error);
      setHasFailed(true);
    }
  };
  return (
    <section aria-label="Fax log">
      <h3 className={styles.title}>Fax log</h3>
      {faxes.length === 0 && <p className={styles.done}>Nothing was made yet.</p>}
      {hasFailed && (
        <Notice tone="danger" role="alert">
          Couldn’t save that. Try again.
        </Notice>
      )}
      <ul className={styles.faxes}>
        {faxes.map((fax) => (
          <FaxRow key={fax.id} fax={fax} onMark={(outcome) => void mark(fax, outcome)} />
        ))}
      </ul>
    </section>
  );
}

function FaxRow({ fax, onMark }: { fax: ShoeFax; onMark: (outcome: FaxOutcome) => void }) {
  const store = useStore();
  const at = new Date(fax.at);
  const { recipient, name, number, pages } = fax;
  return (
    <li className={styles.fax}>
      <div>
        <p className={styles.faxTo}>{name ?? recipientLabels[recipient]}</p>
        <p className={styles.done}>
          {`${faxText(number)}, ${pages === 1 ? '1 page' : `${pages} pages`}, ${formatDate(storeDate(store, at))} ${formatTime(store, at)}, by ${personText(fax.by)}`}
        </p>
      </div>
      <SelectField
        label={`Outcome of the fax to ${name ?? recipientLabels[recipient]}`}
        hidesLabel
        value={fax.outcome}
        options={choices}
        onChange={onMark}
      />
      {fax.outcome === 'wrong_number' && (
        <Notice tone="warning">
          A fax to a wrong number is a privacy incident. Write down what happened and tell the store’s privacy officer
          today.
        </Notice>
      )}
    </li>
  );
}
