import { formatPhone } from '@rxweb/domain/text/format';
import { settingsTexts } from '../../../texts/use/use-settings-texts.ts';
import type { SettingsSection } from '../section.ts';
import { HoursPreview } from './hours-preview.tsx';
import { StoreForm } from './store-form.tsx';

const fields = ['name', 'phone', 'fax', 'address', 'timeZone'] as const;
type StoreField = (typeof fields)[number];

export const storeSection: SettingsSection = {
  id: 'store',
  paths: fields.map((field) => `store.${field}`),
  label: (language) => settingsTexts.of(language).sections.store,
  nameOf: (path, language) => settingsTexts.of(language).store[path.slice('store.'.length) as StoreField],
  textOf: (path, value) => (/phone|fax/.test(path) ? formatPhone(String(value)) : String(value)),
  Form: StoreForm,
  Preview: HoursPreview,
};
