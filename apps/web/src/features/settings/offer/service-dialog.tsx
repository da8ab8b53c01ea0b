import type { AppointmentService } from '@rxweb/contracts/settings/appointments';
import type { StoreInfo } from '@rxweb/contracts/store';
import { newService, serviceSlugFor } from '@rxweb/domain/settings/services';
import { type FormEvent, useState } from 'react';
import { useOfferSettingsTexts } from '../../../texts/use/use-offer-settings-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import page from '../settings-page.module.css';
import { type DraftProblem, draftOf, limits, numberFields, readDraft, type ServiceDraft } from './service-draft.ts';
import { Slots } from './slots-preview.tsx';

interface ServiceDialogProps {
  /** Null: a new one. */
  service: AppointmentService | null;
  store: StoreInfo;
  /** Slugs of all services. */
  taken: readonly string[];
  onDone: (service: AppointmentService) => void;
  onClose: () => void;
}

/** Changes the form, not the store: saving comes after. */
export function ServiceDialog({ service, store, taken, onDone, onClose }: ServiceDialogProps) {
  const { services: texts } = useOfferSettingsTexts();
  const [draft, setDraft] = useState(() => draftOf(service ?? newService));
  const [wasTried, setWasTried] = useState(false);
  const slug = service?.slug ?? serviceSlugFor(draft.nameEn, taken);
  const { service: read, problems } = readDraft(draft, slug);
  const set = (changed: Partial<ServiceDraft>) => setDraft((before) => ({ ...before, ...changed }));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Its own form, though React has it inside the page's.
    event.stopPropagation();
    setWasTried(true);
    if (read) onDone(read);
  };

  return (
    <Dialog title={service ? texts.editTitle : texts.addTitle} onClose={onClose}>
      <Form onSubmit={handleSubmit}>
        <div className={page.pair}>
          <NameField language="en" {...{ draft, problems, set }} />
          <NameField language="es" {...{ draft, problems, set }} />
        </div>
        <CheckField
          label={texts.isVaccine}
          hint={texts.isVaccineHint}
          isChecked={draft.isVaccine}
          onChange={(isVaccine) => set({ isVaccine })}
        />
        <NumberFields {...{ draft, problems, set }} />
        <NoteFields {...{ draft, problems: wasTried ? problems : noProblems, set }} />
        {read && <Slots store={store} service={read} />}
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

const noProblems: ReadonlySet<DraftProblem> = new Set();

interface FieldsProps {
  draft: ServiceDraft;
  problems: ReadonlySet<DraftProblem>;
  set: (changed: Partial<ServiceDraft>) => void;
}

function NameField({ language, draft, problems, set }: FieldsProps & { language: 'en' | 'es' }) {
  const { services: texts } = useOfferSettingsTexts();
  const field = language === 'en' ? 'nameEn' : 'nameEs';
  return (
    <TextField
      label={texts[field]}
      name={field}
      defaultValue={draft[field]}
      isRequired
      maxLength={60}
      problem={problems.has(field) && draft[field] !== '' ? texts.badName : null}
      onChange={(text) => set({ [field]: text })}
    />
  );
}

function NumberFields({ draft, problems, set }: FieldsProps) {
  const { services: texts } = useOfferSettingsTexts();
  const labels = { ...texts, minutes: texts.length, capacity: texts.people };
  return (
    <div className={page.pair}>
      {numberFields.map((field) => (
        <TextField
          key={field}
          label={labels[field]}
          name={field}
          inputMode="numeric"
          defaultValue={draft[field]}
          isRequired
          maxLength={4}
          problem={problems.has(field) ? texts.bad(...limits[field]) : null}
          onChange={(text) => set({ [field]: text })}
        />
      ))}
    </div>
  );
}

function NoteFields({ draft, problems, set }: FieldsProps) {
  const { services: texts } = useOfferSettingsTexts();
  return (
    <div className={page.pair}>
      {(['en', 'es'] as const).map((language) => {
        const field = language === 'en' ? 'noteEn' : 'noteEs';
        return (
          <TextArea
            key={language}
            label={texts[field]}
            lang={language}
            rows={2}
            maxLength={300}
            value={draft[field]}
            {...(language === 'en' && { hint: texts.noteHint })}
            problem={problems.has('note') && draft[field].trim() === '' ? texts.badNote : null}
            onChange={(text) => set({ [field]: text })}
          />
        );
      })}
    </div>
  );
}
