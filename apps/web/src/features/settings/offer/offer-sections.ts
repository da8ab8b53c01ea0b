import type { RequestKind } from '@rxweb/contracts/requests/kinds';
import type { AppointmentService, VaccineRule } from '@rxweb/contracts/settings/appointments';
import type { Language } from '@rxweb/contracts/shared/language';
import { vaccineFacts } from '@rxweb/domain/requests/vaccine-table';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { offerSettingsTexts } from '../../../texts/use/use-offer-settings-texts.ts';
import type { SettingsSection } from '../section.ts';
import { promiseName, serviceFacts } from './offer-words.ts';

export const requestsSection: SettingsSection = {
  id: 'requests',
  paths: ['requests'],
  label: (language) => offerSettingsTexts.of(language).requests.section,
  nameOf: (path, language) => {
    const { requests: texts } = offerSettingsTexts.of(language);
    const [, part, kind] = path.split('.');
    if (part === 'off') return texts.off;
    return kind ? texts.days(texts.kinds[kind as RequestKind]) : texts.section;
  },
  textOf: requestsText,
  Form: lazyPartOf(async () => (await import('./requests-form.tsx')).RequestsForm),
};

function requestsText(_path: string, value: unknown, language: Language): string {
  const { requests: texts } = offerSettingsTexts.of(language);
  if (typeof value === 'number') return promiseName(value, language);
  if (!Array.isArray(value)) return '';
  return value.map((kind) => texts.kinds[kind as RequestKind]).join(', ') || texts.none;
}

const servicesPath = 'appointments.services';
const linksPath = 'appointments.schedulingLinks';

export const servicesSection: SettingsSection = {
  id: 'services',
  paths: [servicesPath, linksPath],
  label: (language) => offerSettingsTexts.of(language).services.section,
  nameOf: (changed, language) => {
    const { services: texts } = offerSettingsTexts.of(language);
    if (changed === linksPath) return texts.links;
    const slug = changed.slice(servicesPath.length + 1);
    return slug ? texts.service(wordsOf(slug)) : texts.order;
  },
  textOf: (changed, value, language) => {
    if (changed === linksPath) return offerSettingsTexts.of(language).services[value ? 'isOn' : 'off'];
    return Array.isArray(value) ? '' : serviceText(value as AppointmentService, language);
  },
  Form: lazyPartOf(async () => (await import('./services-form.tsx')).ServicesForm),
  Preview: lazyPartOf(async () => (await import('./slots-preview.tsx')).ServicesPreview),
};

/** `flu-shot` as `Flu shot`: a removed service's name is gone. */
const wordsOf = (slug: string) => `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll('-', ' ')}`;

/** `Flu shot, 15 minutes, 1 at a time, from 2 hours to 30 days ahead`. */
function serviceText({ name, ...service }: AppointmentService, language: Language): string {
  return [name[language], serviceFacts(service, language)].join(', ');
}

const vaccinesPath = 'appointments.vaccines';

export const vaccinesSection: SettingsSection = {
  id: 'vaccines',
  paths: [vaccinesPath],
  label: (language) => offerSettingsTexts.of(language).vaccines.section,
  nameOf: (changed, language) => {
    const { vaccines: texts } = offerSettingsTexts.of(language);
    const name = changed.slice(vaccinesPath.length + 1);
    return name ? texts.row(name) : texts.order;
  },
  textOf: (_path, value, language) => (Array.isArray(value) ? '' : vaccineFacts(value as VaccineRule, '', language)),
  Form: lazyPartOf(async () => (await import('./vaccines-form.tsx')).VaccinesForm),
  Preview: lazyPartOf(async () => (await import('./vaccines-preview.tsx')).VaccinesPreview),
};
