import type { AppointmentService } from '@rxweb/contracts/settings/appointments';
import { usualServices } from '@rxweb/domain/settings/services';
import { useState } from 'react';
import { useOfferSettingsTexts } from '../../../texts/use/use-offer-settings-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { plusIcon } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { SectionProps } from '../section.ts';
import page from '../settings-page.module.css';
import { appointmentsOf, changeAppointments } from './change-appointments.ts';
import styles from './offer.module.css';
import { ServiceDialog } from './service-dialog.tsx';
import { ServiceList } from './service-list.tsx';

const mostServices = 20;

type ChangeServices = (edit: (all: AppointmentService[]) => AppointmentService[]) => void;

export function ServicesForm({ settings, onChange }: SectionProps) {
  const { services } = appointmentsOf(settings);
  const [edited, setEdited] = useState<AppointmentService | 'new' | null>(null);
  const [removed, setRemoved] = useState<AppointmentService | null>(null);
  const change: ChangeServices = (edit) =>
    changeAppointments(onChange)(({ services: before, ...rest }) => ({ ...rest, services: edit(before) }));
  const keep = (service: AppointmentService) => {
    change((all) =>
      edited === 'new' ? [...all, service] : all.map((each) => (each.slug === service.slug ? service : each)),
    );
    setEdited(null);
  };
  return (
    <>
      <ServicesPanel settings={settings} change={change} onEdit={setEdited} onRemove={setRemoved} />
      <SchedulingLinks settings={settings} onChange={onChange} />
      {edited !== null && (
        <ServiceDialog
          service={edited === 'new' ? null : edited}
          store={settings.store}
          taken={services.map(({ slug }) => slug)}
          onDone={keep}
          onClose={() => setEdited(null)}
        />
      )}
      {removed !== null && (
        <RemoveDialog
          service={removed}
          onRemove={() => {
            change((all) => all.filter(({ slug }) => slug !== removed.slug));
            setRemoved(null);
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

interface ServicesPanelProps extends Pick<SectionProps, 'settings'> {
  change: ChangeServices;
  onEdit: (service: AppointmentService | 'new') => void;
  onRemove: (service: AppointmentService) => void;
}

function ServicesPanel({ settings, change, onEdit, onRemove }: ServicesPanelProps) {
  const { services: texts } = useOfferSettingsTexts();
  const { services } = appointmentsOf(settings);
  // Forgotten with the next save: the form starts again.
  const [hasSamples, setHasSamples] = useState(false);
  const add = () => onEdit('new');
  const addUsual = () => {
    setHasSamples(true);
    change(() => [...usualServices]);
  };
  const canAdd = services.length > 0 && services.length < mostServices;
  const action = canAdd && (
    <Button variant="quiet" icon={plusIcon} onClick={add}>
      {texts.add}
    </Button>
  );
  return (
    <Panel title={texts.title} action={action}>
      <p className={page.muted}>{texts.text}</p>
      {settings.requests?.off.includes('appointment') && <KindOff />}
      {hasSamples && services.length > 0 && <Notice tone="info">{texts.samples}</Notice>}
      {services.length === 0 && <Starts onUsual={addUsual} onAdd={add} />}
      <ServiceList {...{ services, hasSamples, onEdit, onRemove }} onChange={change} />
    </Panel>
  );
}

/** Whether sites that help people find appointments may read which times are free. */
function SchedulingLinks({ settings, onChange }: Pick<SectionProps, 'settings' | 'onChange'>) {
  const { services: texts } = useOfferSettingsTexts();
  return (
    <Panel title={texts.links}>
      <CheckField
        label={texts.linksLabel}
        hint={texts.linksHint}
        isChecked={appointmentsOf(settings).schedulingLinks}
        onChange={(schedulingLinks) => changeAppointments(onChange)((rest) => ({ ...rest, schedulingLinks }))}
      />
    </Panel>
  );
}

function KindOff() {
  const { services: texts } = useOfferSettingsTexts();
  const link = <PageLink href="/app/settings?section=requests">{texts.openRequests}</PageLink>;
  return (
    <Notice tone="warning" action={link}>
      {texts.kindOff}
    </Notice>
  );
}

function Starts({ onUsual, onAdd }: { onUsual: () => void; onAdd: () => void }) {
  const { services: texts } = useOfferSettingsTexts();
  return (
    <>
      <p>{texts.none}</p>
      <div className={styles.starts}>
        <Button variant="secondary" onClick={onUsual}>
          {texts.usual}
        </Button>
        <Button variant="quiet" icon={plusIcon} onClick={onAdd}>
          {texts.add}
        </Button>
      </div>
    </>
  );
}

interface RemoveDialogProps {
  service: AppointmentService;
  onRemove: () => void;
  onClose: () => void;
}

/** Says what becomes of booked times. */
function RemoveDialog({ service, onRemove, onClose }: RemoveDialogProps) {
  const { services: texts } = useOfferSettingsTexts();
  const language = useLanguage();
  return (
    <Dialog title={texts.removeTitle(service.name[language])} description={texts.removeText} onClose={onClose}>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="danger" onClick={onRemove}>
          {texts.removeAction}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
