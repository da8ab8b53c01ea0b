import { type VaccineRule, vaccineRule } from '@rxweb/contracts/settings/appointments';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useOfferSettingsTexts } from '../../../texts/use/use-offer-settings-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DayField } from '../../../ui/day-field.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import page from '../settings-page.module.css';

interface VaccineDialogProps {
  /** Null: a new one. */
  rule: VaccineRule | null;
  today: string;
  /** Names of the other rows. */
  taken: readonly string[];
  onDone: (rule: VaccineRule) => void;
  onClose: () => void;
}

type Draft = Record<(typeof textFields)[number] | 'checkedOn', string> &
  Record<'needsPrescription' | 'walkIn', boolean | undefined>;

const textFields = ['vaccine', 'vaccineEs', 'ages', 'agesEs'] as const;

/** Changes the form, not the store: saving comes after. */
export function VaccineDialog({ rule, today, taken, onDone, onClose }: VaccineDialogProps) {
  const { vaccines: texts } = useOfferSettingsTexts();
  const [draft, setDraft] = useState<Draft>(() => draftOf(rule, today));
  const [wasTried, setWasTried] = useState(false);
  const set = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));
  const parsed = z.safeParse(vaccineRule, ruleOf(draft));
  const isTaken = taken.some((name) => isSame(name, draft.vaccine));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Its own form, though React has it inside the page's.
    event.stopPropagation();
    setWasTried(true);
    if (parsed.success && !isTaken) onDone(parsed.data);
  };

  return (
    <Dialog title={rule ? texts.editTitle : texts.addTitle} onClose={onClose}>
      <Form onSubmit={handleSubmit}>
        {wasTried && draft.checkedOn === '' && (
          <Notice tone="danger" role="alert">
            {texts.badDate}
          </Notice>
        )}
        <Words {...{ draft, isTaken, set }} />
        <Answers {...{ draft, set }} />
        <DayField
          label={texts.checkedOn}
          value={draft.checkedOn}
          latest={today}
          onChange={(checkedOn) => set({ checkedOn })}
        />
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.done}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface FieldsProps {
  draft: Draft;
  set: (changed: Partial<Draft>) => void;
}

function Words({ draft, isTaken, set }: FieldsProps & { isTaken: boolean }) {
  const { vaccines: texts } = useOfferSettingsTexts();
  const labels = { vaccine: texts.nameEn, vaccineEs: texts.nameEs, ages: texts.agesEn, agesEs: texts.agesEs };
  return (
    <div className={page.pair}>
      {textFields.map((field) => (
        <TextField
          key={field}
          label={labels[field]}
          name={field}
          defaultValue={draft[field]}
          isRequired={!field.endsWith('Es')}
          maxLength={60}
          problem={field === 'vaccine' && isTaken ? texts.taken : null}
          {...(field === 'ages' && { hint: texts.agesHint })}
          onChange={(text) => set({ [field]: text })}
        />
      ))}
    </div>
  );
}

function Answers({ draft, set }: FieldsProps) {
  const { vaccines: texts } = useOfferSettingsTexts();
  return (
    <div className={page.pair}>
      <Answer
        label={texts.needsPrescription}
        words={texts.needed}
        value={draft.needsPrescription}
        onChange={(needsPrescription) => set({ needsPrescription })}
      />
      <Answer
        label={texts.takesWalkIns}
        words={texts.walkIns}
        value={draft.walkIn}
        onChange={(walkIn) => set({ walkIn })}
      />
    </div>
  );
}

const draftOf = (rule: VaccineRule | null, today: string): Draft => ({
  vaccine: rule?.vaccine ?? '',
  vaccineEs: rule?.vaccineEs ?? '',
  ages: rule?.ages ?? '',
  agesEs: rule?.agesEs ?? '',
  needsPrescription: rule?.needsPrescription,
  walkIn: rule?.walkIn,
  checkedOn: rule?.checkedOn ?? today,
});

/** Without the fields that say nothing. */
function ruleOf(draft: Draft) {
  const said = Object.entries(draft).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]);
  return Object.fromEntries(said.filter(([, value]) => value !== '' && value !== undefined));
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

interface AnswerProps {
  label: string;
  words: Record<'yes' | 'no' | 'unknown', string>;
  value: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
}

function Answer({ label, words, value, onChange }: AnswerProps) {
  const options = (['unknown', 'yes', 'no'] as const).map((each) => ({ value: each, label: words[each] }));
  return (
    <SelectField
      label={label}
      value={value === undefined ? 'unknown' : value ? 'yes' : 'no'}
      options={options}
      onChange={(chosen) => onChange(chosen === 'unknown' ? undefined : chosen === 'yes')}
    />
  );
}
