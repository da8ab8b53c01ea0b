import { type FaxOutcome, faxOutcomes } from '@rxweb/contracts/shoes/packets';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate, formatTime } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { logFailure } from '../../../browser/log.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { personText } from '../labels.ts';
import type { ShoeFax, ShoesApi } from '../shoes.api.ts';
import { faxText } from './letter-labels.ts';
import styles from './letters.module.css';

interface FaxLogProps {
  api: ShoesApi;
  caseId: string;
  faxes: readonly ShoeFax[];
  onChange: () => unknown;
}

/** What was made for whom, to which number, and its outcome. */
export function FaxLog({ api, caseId, faxes, onChange }: FaxLogProps) {
  const { letters: texts } = useCaseTexts();
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
    <section aria-label={texts.log}>
      <h3 className={styles.title}>{texts.log}</h3>
      {faxes.length === 0 && <p className={styles.done}>{texts.noLog}</p>}
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {texts.notSaved}
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
  const { letters: texts, language } = useCaseTexts();
  const shared = useShoesTexts();
  const at = new Date(fax.at);
  const { recipient, number, pages } = fax;
  const name = fax.name ?? texts.recipients[recipient];
  const moment = `${formatDate(storeDate(store, at), language)} ${formatTime(store, at, language)}`;
  return (
    <li className={styles.fax}>
      <div>
        <p className={styles.faxTo}>{name}</p>
        <p className={styles.done}>
          {texts.made(faxText(number, texts), shared.pages(pages), moment) + texts.madeBy(personText(fax.by, shared))}
        </p>
      </div>
      <SelectField
        label={texts.outcomeOf(name)}
        hidesLabel
        value={fax.outcome}
        options={faxOutcomes.map((value) => ({ value, label: texts.outcomes[value] }))}
        onChange={onMark}
      />
      {fax.outcome === 'wrong_number' && <Notice tone="warning">{texts.wrongNumber}</Notice>}
    </li>
  );
}
