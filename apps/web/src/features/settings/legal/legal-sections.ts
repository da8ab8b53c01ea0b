import type { Settings } from '@rxweb/contracts/settings';
import { type LegalPageName, legalPages } from '@rxweb/contracts/settings/legal';
import type { Language } from '@rxweb/contracts/shared/language';
import { formatDate, formatPhone } from '@rxweb/domain/text/format';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { legalSettingsTexts } from '../../../texts/use/use-legal-settings-texts.ts';
import { isWithin, type SettingsSection } from '../section.ts';

const parts = [
  'confirmedOn',
  'notApplicable',
  'more',
  'email',
  'noticeOfPrivacyPractices',
  'nondiscrimination',
  'languageNotices',
  'interpreterLine',
  'accessibility',
] as const;

export const legalSection: SettingsSection = {
  id: 'legal',
  paths: parts.map((part) => `legal.${part}`),
  label: (language) => legalSettingsTexts.of(language).section,
  nameOf,
  textOf,
  placeOf,
  Form: lazyPartOf(async () => (await import('./legal-form.tsx')).LegalForm),
  Preview: lazyPartOf(async () => (await import('./legal-preview.tsx')).LegalPreview),
};

const pageOfPart: Record<string, LegalPageName> = {
  noticeOfPrivacyPractices: 'notice-of-privacy-practices',
  nondiscrimination: 'nondiscrimination',
  languageNotices: 'languages',
  interpreterLine: 'languages',
  accessibility: 'accessibility',
};

function placeOf(path: string): string {
  const [, part = '', key = ''] = path.split('.');
  const name = pageOfPart[part] ?? legalPages.find((each) => each === key);
  return name ? `&page=${name}` : '';
}

/** `legal.more.terms` is `Your own words at the end: Terms of use`. */
function nameOf(path: string, language: Language): string {
  const texts = legalSettingsTexts.of(language);
  const [, part = '', key = ''] = path.split('.');
  const { fields, pages } = texts;
  const pageName = pages[key as LegalPageName];
  if (part === 'confirmedOn') return pageName ? `${fields.changed}: ${pageName}` : fields.changed;
  if (part === 'notApplicable') return pageName ? `${fields.notApplicable}: ${pageName}` : fields.notApplicable;
  if (part === 'more') return pageName ? `${fields.more}: ${pageName}` : fields.more;
  const names: Record<string, string> = {
    ...{ email: texts.contact.email, languageNotices: fields.languages, interpreterLine: fields.interpreterPhone },
    ...{ noticeOfPrivacyPractices: fields.notice, nondiscrimination: pages.nondiscrimination },
    accessibility: pages.accessibility,
  };
  const field = fields[key as keyof typeof fields];
  return field && part !== 'interpreterLine' ? `${names[part]}: ${field}` : (names[part] ?? path);
}

const shownChars = 60;

function textOf(path: string, value: unknown, language: Language): string {
  const [, part = ''] = path.split('.');
  if (Array.isArray(value)) return value.map(({ tag }) => tag).join(', ');
  if (typeof value === 'object' && value !== null) {
    if ('reason' in value) return String(value.reason);
    const words = 'text' in value ? value.text : value;
    const text = String((words as { en?: string }).en ?? '');
    return text.length > shownChars ? `${text.slice(0, shownChars)}…` : text;
  }
  const text = String(value ?? '');
  if (part === 'interpreterLine') return formatPhone(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text, language) : text;
}

export const registrationSection: SettingsSection = {
  id: 'texting',
  paths: ['legal.textingProgram', 'alerts'],
  label: (language) => legalSettingsTexts.of(language).texting.section,
  nameOf: (path, language) => {
    const { texting: texts } = legalSettingsTexts.of(language);
    return isWithin(path, 'alerts') ? texts.onCall.label : texts.program;
  },
  textOf: (path, value) => {
    if (!isWithin(path, 'alerts')) return String(value ?? '');
    return formatPhone(typeof value === 'string' ? value : ((value as Settings['alerts'])?.onCallNumber ?? ''));
  },
  Form: lazyPartOf(async () => (await import('./registration-form.tsx')).RegistrationForm),
  Preview: lazyPartOf(async () => (await import('./consent-preview.tsx')).ConsentPreview),
};
