import type { PersonChange, PersonFile } from '@rxweb/contracts/people';
import type { Language } from '@rxweb/contracts/shared/language';
import { noticeLanguages } from '@rxweb/domain/legal/notice-languages';
import { useState } from 'react';
import type { PeopleTexts } from '../../../texts/people/people-en.ts';
import { usePeopleTexts } from '../../../texts/people/use-people-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { languageName } from '../names.ts';
import { type PeopleApi, personNow } from '../people.api.ts';

interface EditDialogProps {
  api: PeopleApi;
  person: PersonFile;
  onChanged: (person: PersonFile) => void;
  onClose: () => void;
}

/** Name and languages. What staff leave empty follows what the person says. */
export function EditDialog(props: EditDialogProps) {
  const { edit: texts, languages } = usePeopleTexts();
  const pageLanguage = useLanguage();
  const { fields, set, save, isBusy, failure } = useEdit(props);
  const { name, language, spoken, needsInterpreter } = fields;
  return (
    <Dialog title={texts.title} onClose={props.onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={texts.name}
          name="name"
          autoComplete="off"
          defaultValue={name}
          maxLength={100}
          takesFocus
          hint={texts.nameHint}
          onChange={(value) => set({ name: value })}
        />
        <SelectField
          label={texts.language}
          value={language}
          options={languageOptions(texts, languages)}
          hint={texts.languageHint}
          onChange={(value) => set({ language: value })}
        />
        <SelectField
          label={texts.spoken}
          value={spoken}
          options={spokenOptions(spoken, pageLanguage, texts.spokenNone)}
          onChange={(value) => set({ spoken: value })}
        />
        <CheckField
          label={texts.interpreter}
          isChecked={needsInterpreter}
          onChange={(isChecked) => set({ needsInterpreter: isChecked })}
        />
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {texts[failure]}
          </Notice>
        )}
        <DialogActions>
          <Button onClick={props.onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? texts.saving : texts.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface Fields {
  name: string;
  /** Empty: what the person chooses. */
  language: Language | '';
  spoken: string;
  needsInterpreter: boolean;
}

function useEdit({ api, person, onChanged, onClose }: EditDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<'conflict' | 'failed' | null>(null);
  const [fields, setFields] = useState<Fields>(() => ({
    name: person.name ?? '',
    language: person.languageSource === 'staff' ? (person.language ?? '') : '',
    spoken: person.spokenLanguage ?? '',
    needsInterpreter: person.needsInterpreter,
  }));
  const set = (change: Partial<Fields>) => setFields((known) => ({ ...known, ...change }));
  const save = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      onChanged(await api.change(person, toChange(person, fields)));
      return onClose();
    } catch (error) {
      const now = personNow(error);
      if (now) onChanged(now);
      setFailure(now ? 'conflict' : 'failed');
    }
    setIsBusy(false);
  };
  return { fields, set, save, isBusy, failure };
}

/** A name that the person gave, left as it is, stays the person's. */
function toChange(person: PersonFile, { name, language, spoken, needsInterpreter }: Fields): PersonChange {
  const isUntouched = name === person.name && person.nameSource !== 'staff';
  return {
    name: isUntouched || name.trim() === '' ? null : name.trim(),
    language: language === '' ? null : language,
    spokenLanguage: spoken === '' ? null : spoken,
    needsInterpreter,
  };
}

function languageOptions({ automatic }: PeopleTexts['edit'], { en, es }: PeopleTexts['languages']) {
  return [
    { value: '', label: automatic },
    { value: 'en', label: en },
    { value: 'es', label: es },
  ] as const;
}

/** The languages of the notices, and whatever was chosen before. */
function spokenOptions(chosen: string, pageLanguage: string, none: string) {
  const tags = noticeLanguages.map(({ tag }) => tag);
  const all = chosen === '' || tags.includes(chosen) ? tags : [...tags, chosen];
  const named = all.map((tag) => ({ value: tag, label: languageName(tag, pageLanguage) }));
  return [
    { value: '', label: none },
    ...named.sort((one, other) => one.label.localeCompare(other.label, pageLanguage)),
  ];
}
