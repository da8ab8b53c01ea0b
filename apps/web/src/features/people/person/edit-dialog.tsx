import type { PersonFile } from '@rxweb/contracts/people';
import type { Language } from '@rxweb/contracts/shared/language';
import { noticeLanguages } from '@rxweb/domain/legal/notice-languages';
import { useState } from 'react';
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
export function EditDialog({ api, person, onChanged, onClose }: EditDialogProps) {
  const { edit: texts, languages } = usePeopleTexts();
  const pageLanguage = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<'conflict' | 'failed' | null>(null);
  const [name, setName] = useState(person.name ?? '');
  const [language, setLanguage] = useState<Language | ''>(
    person.languageSource === 'staff' ? (person.language ?? '') : '',
  );
  const [spoken, setSpoken] = useState(person.spokenLanguage ?? '');
  const [needsInterpreter, setNeedsInterpreter] = useState(person.needsInterpreter);
  const save = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    const isUntouched = name === person.name && person.nameSource !== 'staff';
    const change = {
      name: isUntouched || name.trim() === '' ? null : name.trim(),
      language: language === '' ? null : language,
      spokenLanguage: spoken === '' ? null : spoken,
      needsInterpreter,
    };
    try {
      onChanged(await api.change(person, change));
      return onClose();
    } catch (error) {
      const now = personNow(error);
      if (now) onChanged(now);
      setFailure(now ? 'conflict' : 'failed');
    }
    setIsBusy(false);
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
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
          onChange={setName}
        />
        <SelectField
          label={texts.language}
          value={language}
          options={
            [
              { value: '', label: texts.automatic },
              { value: 'en', label: languages.en },
              { value: 'es', label: languages.es },
            ] as const
          }
          hint={texts.languageHint}
          onChange={setLanguage}
        />
        <SelectField
          label={texts.spoken}
          value={spoken}
          options={spokenOptions(spoken, pageLanguage, texts.spokenNone)}
          onChange={setSpoken}
        />
        <CheckField label={texts.interpreter} isChecked={needsInterpreter} onChange={setNeedsInterpreter} />
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {texts[failure]}
          </Notice>
        )}
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? texts.saving : texts.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
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
