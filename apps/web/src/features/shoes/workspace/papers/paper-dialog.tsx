import { factsAsked, type ShoeDocument, type ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import { paperCredentials } from '@rxweb/contracts/shoes/evidence';
import { useState } from 'react';
import { useCaseTexts } from '../../../../texts/shoes/use-case-texts.ts';
import { useFormTexts } from '../../../../texts/shoes/use-form-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DayField } from '../../../../ui/day-field.tsx';
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { LineField } from '../../delivery/line-field.tsx';
import { MoveDialog, RemoveDialog } from '../../documents/document-dialogs.tsx';
import type { AskedPaper } from '../../documents/document-entries.ts';
import { DocumentFile, DocumentQuestion, OpenDialog } from '../../documents/document-file.tsx';
import type { DocumentActions, PaperFacts } from '../../documents/use-document-actions.ts';
import { useShoeForm } from '../../form/form-context.ts';
import type { FormValues } from '../../shared/form-values.ts';
import { useCaseWords } from '../case-words.ts';
import { statedFacts } from '../stated-facts.ts';
import styles from '../workspace.module.css';

interface PaperDialogProps {
  asking: AskedPaper;
  acts: DocumentActions;
  values: FormValues;
  onClose: () => void;
}

export function PaperDialog({ asking: { about, document }, acts, values, onClose }: PaperDialogProps) {
  const close = () => {
    acts.dismiss();
    onClose();
  };
  const closeAfter = async (act: Promise<boolean>) => {
    if (await act) close();
  };
  const props = { document, failure: acts.failure, isBusy: acts.busy.has(document.id), onClose: close };
  if (about === 'open') return <OpenDialog document={document} acts={acts} onClose={close} />;
  if (about === 'original' || about === 'delete')
    return <DocumentQuestion asks={about} document={document} acts={acts} onClose={close} />;
  if (about === 'remove') return <RemoveDialog {...props} onRemove={() => void closeAfter(acts.remove(document))} />;
  if (about === 'move')
    return <MoveDialog {...props} onMove={(requirement) => void closeAfter(acts.move(document, requirement))} />;
  return (
    <VerifyDialog
      {...props}
      acts={acts}
      stated={statedFacts(document, values)}
      onVerify={(facts) => void closeAfter(acts.verify(document, facts))}
    />
  );
}

interface VerifyDialogProps {
  document: ShoeDocument;
  acts: DocumentActions;
  failure: string | null;
  isBusy: boolean;
  stated: PaperFacts;
  onClose: () => void;
  onVerify: (facts: PaperFacts) => void;
}

type Signed = '' | 'yes' | 'no';

interface Answers {
  dated: string;
  author: string;
  credential: (typeof paperCredentials)[number] | '';
  signed: Signed;
}

/** Asks what the paper itself says, as the checks read nothing else. */
function VerifyDialog({ document, acts, failure, isBusy, stated, onClose, onVerify }: VerifyDialogProps) {
  const { shared, own } = useCaseWords();
  const texts = own.verify;
  const asked = factsAsked[document.requirement];
  const [answers, setAnswers] = useState<Answers>({
    dated: stated.dated ?? '',
    author: stated.author ?? '',
    credential: stated.credential ?? '',
    signed: signedText(document.signed),
  });
  const { today } = useShoeForm();
  const [isTried, setIsTried] = useState(false);
  const missing = asked.filter((fact) => answers[fact].trim() === '');
  const verify = () => {
    setIsTried(true);
    if (isBusy || missing.length > 0 || answers.dated > today) return;
    const facts = factsOf(answers);
    onVerify(Object.fromEntries(asked.map((fact) => [fact, facts[fact]])));
  };
  return (
    <Dialog
      title={texts.title(document.name)}
      description={shared.requirements[document.requirement].shows}
      isWide
      onClose={() => isBusy || onClose()}
    >
      <div className={styles.dialog}>
        <DocumentFile document={document} acts={acts} />
        <FactFields
          requirement={document.requirement}
          answers={answers}
          today={today}
          onChange={(change) => setAnswers((before) => ({ ...before, ...change }))}
        />
        {isTried && missing.length > 0 && (
          <Notice tone="danger" role="alert">
            {texts.needed(missing.map((fact) => texts.facts[fact]).join(', '))}
          </Notice>
        )}
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <DialogActions>
          <Button aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
            {own.cancel}
          </Button>
          <Button variant="primary" aria-disabled={isBusy} onClick={verify}>
            {isBusy ? texts.saving : own.papers.verify}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

interface FactFieldsProps {
  requirement: ShoeRequirement;
  answers: Answers;
  today: string;
  onChange: (change: Partial<Answers>) => void;
}

function FactFields({ requirement, answers, today, onChange }: FactFieldsProps) {
  const { verify: texts, yes, no } = useCaseTexts();
  const { problems } = useFormTexts();
  const asked = factsAsked[requirement];
  return (
    <>
      {asked.includes('dated') && (
        <DayField
          label={texts.dated}
          value={answers.dated}
          latest={today}
          fault={answers.dated > today ? problems.ahead : null}
          onChange={(dated) => onChange({ dated })}
        />
      )}
      {asked.includes('author') && (
        <LineField
          label={requirement === 'proof_of_delivery' ? texts.receiver : texts.author}
          value={answers.author}
          maxLength={200}
          onChange={(author) => onChange({ author })}
        />
      )}
      {asked.includes('credential') && (
        <SelectField
          label={texts.credential}
          value={answers.credential}
          options={[
            { value: '', label: texts.choose },
            ...paperCredentials.map((value) => ({ value, label: value === 'other' ? texts.another : value })),
          ]}
          onChange={(credential) => onChange({ credential })}
        />
      )}
      {asked.includes('signed') && (
        <SelectField
          label={texts.signed}
          value={answers.signed}
          options={[
            { value: '', label: texts.choose },
            { value: 'yes', label: yes },
            { value: 'no', label: no },
          ]}
          hint={texts.stamp}
          onChange={(signed) => onChange({ signed })}
        />
      )}
    </>
  );
}

function factsOf({ dated, author, credential, signed }: Answers): Required<PaperFacts> {
  return {
    dated: dated || null,
    author: author.trim() || null,
    credential: credential || null,
    signed: signed === '' ? null : signed === 'yes',
  };
}

function signedText(signed: boolean | null): Signed {
  if (signed === null) return '';
  return signed ? 'yes' : 'no';
}
