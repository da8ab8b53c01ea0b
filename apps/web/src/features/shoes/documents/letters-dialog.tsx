import { type FormEvent, useCallback, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { logFailure } from '../../../browser/log.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { onRequest, type ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { downloadIcon } from '../../../ui/staff-icons.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { requirementLabels } from '../labels.ts';
import { unprintableHint } from '../shared/unprintable-hint.ts';
import type { ShoePapers, ShoesApi } from '../shoes.api.ts';
import { FaxLog } from './fax-log.tsx';
import { askLabels, digitsOf, recipientLabels } from './letter-labels.ts';
import styles from './letters.module.css';

interface LettersDialogProps {
  api: ShoesApi;
  caseId: string;
  onClose: () => void;
}

/** One letter for each person who owes a paper, and the outcome of earlier ones. */
export function LettersDialog({ api, caseId, onClose }: LettersDialogProps) {
  const read = useCallback(
    ({ headers, signal }: ReadOptions) => api.papers(caseId, { isUserAction: !headers, signal }),
    [api, caseId],
  );
  const { data: papers, isError, refetch } = useQuery(read, { ...onRequest, isUserAction: true });
  return (
    <Dialog
      title="Letters and faxes"
      description="Each person gets a fax cover and only the pages they owe. Nothing is signed, dated or checked for them."
      onClose={onClose}
    >
      <div className={styles.letters}>
        {isError && <Notice tone="danger">Couldn’t load this. Close it and try again.</Notice>}
        {papers?.storeFax === null && (
          <Notice tone="warning">
            The store has no fax number on file. The pages have a line for it: write the number there before you send
            them.
          </Notice>
        )}
        {papers?.letters.map((letter) => (
          <LetterForm key={letter.recipient} {...{ api, caseId, letter }} onMade={refetch} />
        ))}
        {papers && <FaxLog {...{ api, caseId }} faxes={papers.faxes} onChange={refetch} />}
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
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
    if (isNew && confirmed !== number) return setFailure('Confirm the fax number first.');
    setIsBusy(true);
    setFailure(null);
    try {
      const pdf = await api.letter(caseId, { recipient, name, phone, fax, isConfirmed: isNew });
      saveFile(pdf, `${recipient}-packet-${caseId.slice(0, 8)}.pdf`);
      await onMade();
    } catch (error) {
      logFailure('The letter was not made', error);
      setFailure(error instanceof ApiError ? error.message : 'Couldn’t create the letter. Try again.');
    } finally {
      setIsBusy(false);
    }
  };
  return { fax, setFax, name, setName, number, isNew, confirmed, setConfirmed, failure, isBusy, make };
}

function LetterForm(props: LetterFormProps) {
  const { recipient, asks, unverified, phone } = props.letter;
  const { fax, setFax, name, setName, number, isNew, confirmed, setConfirmed, failure, isBusy, make } =
    useLetter(props);
  const title = recipientLabels[recipient];
  if (asks.length === 0) return <p className={styles.done}>{title}: nothing is missing.</p>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void make(String(new FormData(event.currentTarget).get('phone') ?? ''));
  };
  return (
    <form className={styles.letter} aria-label={title} onSubmit={submit}>
      <h3 className={styles.title}>{title}</h3>
      <p>Asks for: {asks.map((ask) => askLabels[ask]).join(', ')}.</p>
      {unverified.length > 0 && (
        <Notice tone="warning">
          On file, but not verified: {unverified.map((slot) => requirementLabels[slot].name).join(', ')}. Verify it
          first, or the letter asks for it again.
        </Notice>
      )}
      <div className={styles.fields}>
        <TextField
          label="Name"
          name="name"
          defaultValue={name}
          maxLength={200}
          hint={unprintableHint(name, 'letter') ?? undefined}
          onChange={setName}
        />
        <TextField label="Phone" name="phone" type="tel" defaultValue={phone ?? ''} maxLength={40} />
        <TextField
          label="Fax"
          name="fax"
          type="tel"
          defaultValue={fax}
          maxLength={40}
          hint={number === '' ? 'Without a number the cover has a line for it.' : undefined}
          onChange={setFax}
        />
      </div>
      {isNew && (
        <CheckField
          label="I compared this number with the office"
          hint="It’s new or changed. A wrong digit sends a patient’s record to a stranger."
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
        {isBusy ? 'Creating PDF…' : 'Create PDF'}
      </Button>
    </form>
  );
}
