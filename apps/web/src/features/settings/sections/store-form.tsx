import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/text/format';
import { useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SectionProps } from '../section.ts';
import styles from '../settings-page.module.css';
import { toE164 } from './to-e164.ts';

export function StoreForm({ settings: { store }, onChange, problems }: SectionProps) {
  const { store: texts } = useSettingsTexts();
  const set = (changed: Partial<StoreInfo>) =>
    onChange((before) => ({ ...before, store: { ...before.store, ...changed } }));
  const setFax = (text: string) =>
    onChange((before) => {
      const { fax: _, ...rest } = before.store;
      return { ...before, store: text.trim() === '' ? rest : { ...rest, fax: toE164(text) } };
    });
  const problemOf = (field: keyof StoreInfo, text: string) => (problems.has(`store.${field}`) ? text : null);
  return (
    <Panel title={texts.title}>
      <div className={styles.panelBody}>
        <TextField
          label={texts.name}
          name="name"
          defaultValue={store.name}
          isRequired
          maxLength={80}
          problem={problemOf('name', texts.badName)}
          onChange={(name) => set({ name })}
        />
        <div className={styles.pair}>
          <TextField
            label={texts.phone}
            name="phone"
            type="tel"
            defaultValue={formatPhone(store.phone)}
            isRequired
            problem={problemOf('phone', texts.badPhone)}
            onChange={(text) => set({ phone: toE164(text) })}
          />
          <TextField
            label={texts.fax}
            name="fax"
            type="tel"
            defaultValue={formatPhone(store.fax ?? '')}
            hint={texts.faxHint}
            problem={problemOf('fax', texts.badPhone)}
            onChange={setFax}
          />
        </div>
        <TextField
          label={texts.address}
          name="address"
          defaultValue={store.address}
          isRequired
          maxLength={200}
          hint={texts.addressHint}
          problem={problemOf('address', texts.badAddress)}
          onChange={(address) => set({ address })}
        />
        <ZoneField zone={store.timeZone} onChange={(timeZone) => set({ timeZone })} />
        <p className={styles.muted}>{texts.everywhere}</p>
      </div>
    </Panel>
  );
}

function ZoneField({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const { store: texts } = useSettingsTexts();
  const options = zonesWith(zone, texts.zones);
  return <SelectField label={texts.timeZone} value={zone} options={options} onChange={onChange} />;
}

/** The store's own zone too, where the list lacks it. */
function zonesWith(own: string, zones: Readonly<Record<string, string>>) {
  const listed = Object.entries(zones).map(([value, label]) => ({ value, label: withCity(label, value) }));
  return own in zones ? listed : [{ value: own, label: own }, ...listed];
}

/** `Pacific (Los Angeles)`: short enough for a narrow phone. */
function withCity(label: string, zone: string): string {
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return city === label ? label : `${label} (${city})`;
}
