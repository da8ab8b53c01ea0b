import type { Language } from '@rxweb/contracts/shared/language';
import type { ClaimSupplier } from '@rxweb/contracts/shoes/claim';
import { formatDate } from '@rxweb/domain/text/format';
import type { BillingField } from '../../../texts/store-content/billing-settings-en.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { billingSettingsTexts } from '../../../texts/use/use-billing-settings-texts.ts';
import type { SettingsSection } from '../section.ts';

export const billingSection: SettingsSection = {
  id: 'billing',
  paths: ['billing'],
  label: (language) => billingSettingsTexts.of(language).section,
  nameOf,
  textOf,
  Form: lazyPartOf(async () => (await import('./billing-form.tsx')).BillingForm),
};

const partOf = (path: string) => path.slice('billing.'.length);

function nameOf(path: string, language: Language): string {
  const texts = billingSettingsTexts.of(language);
  const part = partOf(path);
  if (part === 'isTest') return texts.isTest;
  if (part === 'accreditation.expires') return texts.accreditation.expires;
  if (part.startsWith('accreditation')) return texts.accreditation.title;
  return texts.fields[part as BillingField]?.label ?? texts.section;
}

/** The tax ID of a person who owns the store is their Social Security number, so it isn't repeated. */
function textOf(path: string, value: unknown, language: Language): string {
  const texts = billingSettingsTexts.of(language);
  const part = partOf(path);
  if (part === 'taxId') return '';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, language) : value;
  const { status, expires } = (value ?? {}) as { status?: 'accredited' | 'exempt'; expires?: string };
  if (status === 'accredited' && expires) return formatDate(expires, language);
  return status ? texts.accreditation.options[status] : ((value as Partial<ClaimSupplier>)?.name ?? '');
}
