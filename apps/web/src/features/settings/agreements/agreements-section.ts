import type { Agreement, AgreementService } from '@rxweb/contracts/shared/agreements';
import type { Language } from '@rxweb/contracts/shared/language';
import { formatDate } from '@rxweb/domain/text/format';
import type { AgreementField } from '../../../texts/store-content/agreement-settings-en.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { agreementSettingsTexts } from '../../../texts/use/use-agreement-settings-texts.ts';
import type { SettingsSection } from '../section.ts';

export const agreementsSection: SettingsSection = {
  id: 'agreements',
  paths: ['agreements'],
  label: (language) => agreementSettingsTexts.of(language).section,
  nameOf,
  textOf,
  Form: lazyPartOf(async () => (await import('./agreements-form.tsx')).AgreementsForm),
};

function nameOf(path: string, language: Language): string {
  const texts = agreementSettingsTexts.of(language);
  const [, service, field] = path.split('.');
  const name = texts.services[service as AgreementService] ?? texts.section;
  return field ? `${name}: ${texts.fields[field as AgreementField].label}` : name;
}

function textOf(_path: string, value: unknown, language: Language): string {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, language) : value;
  return (value as Partial<Agreement> | undefined)?.vendor ?? '';
}
