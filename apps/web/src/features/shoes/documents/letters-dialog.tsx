import { type FormEvent, useCallback, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { logFailure } from '../../../browser/log.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { onRequest, type ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { serverErrorText } from '../../../texts/staff/server-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { downloadIcon } from '../../../ui/staff-icons.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { unprintableHint } from '../shared/unprintable-hint.ts';
import type { ShoePapers, ShoesApi } from '../shoes.api.ts';
import { FaxLog } from './fax-log.tsx';
import { digitsOf } from './letter-labels.ts';
import styles from './letters.module.css';

interface LettersDialogProps {
  api: ShoesApi;
  caseId: string;
  onClose: () => void;
}

/** One letter for each person who owes a paper, and the outcome of earlier ones. */
export function LettersDialog({ api, caseId, onClose }: LettersDialogProps) {
  const { letters: texts, close } = useCaseTexts();
  const read = useCallback(
    ({ headers, signal }: ReadOptions) => api.papers(caseId, { isUserAction: !headers, signal }),
    [api, caseId],
  );
  const { data: papers, isError, refetch } = useQuery(read, { ...onRequest, isUserAction: true });
  return (
    <Dialog title={texts.title} description={texts.text} onClose={onClose}>
      <div className={styles.letters}>
        {isError && <Notice tone="danger">{texts.failed}</Notice>}
        {papers?.storeFax === null && <Notice tone="warning">{texts.noFax}</Notice>}
        {papers?.letters.map((letter) => (
          <LetterForm key={letter.recipient} {...{ api, caseId, letter }} onMade={refetch} />
        ))}
        {papers && <FaxLog {...{ api, caseId }} faxes={papers.faxes} onChange={refetch} />}
        <DialogActions>
          <Button onClick={onClose}>{close}</Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

interface LetterFormProps extends Omit<LettersDialogProps, 'onClose'> {
  letter: ShoePapers['letters'][number];
  onMade: () => unknown;
}

function useLetter({ api, caseId, letter, onMade }: LetterFormProps) {
  const { letters: texts } = useCaseTexts();
  const { recipient, knownNumbers } = letter;
  const [fax, setFax] = useState(letter.fax ?? '');
  const [name, setName] = useState(letter.name ?? '');
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const number = digitsOf(fax);
  const isNew = number !== '' && !(name.trim() === letter.name && knownNumbers.includes(number));
  const make = async (phone: string) => {
    if (isBusy) return;
    if (isNew && confirmed !== number) return setFailure(texts.confirm);
    setIsBusy(true);
    setFailure(null);
    try {
      const pdf = await api.letter(caseId, { recipient, name, phone, fax, isConfirmed: isNew });
      saveFile(pdf, `${recipient}-packet-${caseId.slice(0, 8)}.pdf`);
      await onMade();
    } catch (error) {
      logFailure('The letter was not made', error);
      setFailure(error instanceof ApiError ? serverErrorText(error) || error.message : texts.notCreated);
    } finally {
      setIsBusy(false);
    }
  };
  return { fax, setFax, name, setName, number, isNew, confirmed, setConfirmed, failure, isBusy, make };
}

function LetterForm(props: LetterFormProps) {
  const { letters: texts, language } = useCaseTexts();
  const { requirements } = useShoesTexts();
  const { recipient, asks, unverified, phone } = props.letter;
  const { fax, setFax, name, setName, number, isNew, confirmed, setConfirmed, failure, isBusy, make } =
    useLetter(props);
  const title = texts.recipients[recipient];
  if (asks.length === 0) return <p className={styles.done}>{texts.nothing(title)}</p>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void make(String(new FormData(event.currentTarget).get('phone') ?? ''));
  };
  return (
    <form className={styles.letter} aria-label={title} onSubmit={submit}>
      <h3 className={styles.title}>{title}</h3>
      <p>{texts.asksFor(asks.map((ask) => texts.asks[ask]).join(', '))}</p>
      {unverified.length > 0 && (
        <Notice tone="warning">{texts.unverified(unverified.map((slot) => requirements[slot].name).join(', '))}</Notice>
      )}
      <div className={styles.fields}>
        <TextField
          label={texts.name}
          name="name"
          defaultValue={name}
          maxLength={200}
          hint={unprintableHint(name, 'letter', language) ?? undefined}
          onChange={setName}
        />
        <TextField label={texts.phone} name="phone" type="tel" defaultValue={phone ?? ''} maxLength={40} />
        <TextField
          label={texts.fax}
          name="fax"
          type="tel"
          defaultValue={fax}
          maxLength={40}
          hint={number === '' ? texts.faxHint : undefined}
          onChange={setFax}
        />
      </div>
      {isNew && (
        <CheckField
          label={texts.compared}
          hint={texts.comparedHint}
          isChecked={confirmed === number}
          onChange={(isChecked) => setConfirmed(isChecked ? number : null)}
        />
      )}
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <Button type="submit" icon={downloadIcon} aria-disabled={isBusy}>
        {isBusy ? texts.creating : texts.create}
      </Button>
    </form>
  );
}
