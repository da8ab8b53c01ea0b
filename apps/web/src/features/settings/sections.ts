import type { Language } from '@rxweb/contracts/shared/language';
import type { DocumentChange } from '@rxweb/domain/settings/document-changes';
import { settingsTexts } from '../../texts/use/use-settings-texts.ts';
import { agreementsSection } from './agreements/agreements-section.ts';
import { billingSection } from './billing/billing-section.ts';
import { legalSection, registrationSection } from './legal/legal-sections.ts';
import { noticesSection } from './notices/notices-section.ts';
import { requestsSection, servicesSection, vaccinesSection } from './offer/offer-sections.ts';
import { edits, isWithin, type SettingsSection } from './section.ts';
import { closuresSection } from './sections/closures-section.ts';
import { hoursSection } from './sections/hours-section.tsx';
import { brandSection, widgetSection } from './sections/site-sections.ts';
import { storeSection } from './sections/store-section.ts';

/** The tabs, in this order. The first one opens. */
export const sections: readonly SettingsSection[] = [
  hoursSection,
  closuresSection,
  storeSection,
  requestsSection,
  servicesSection,
  vaccinesSection,
  noticesSection,
  brandSection,
  legalSection,
  registrationSection,
  billingSection,
  agreementsSection,
  widgetSection,
];

/** The section that edits a path, or a part of it. */
export function sectionOf(path: string): SettingsSection | null {
  return sections.find((section) => edits(section, path)) ?? null;
}

/** A path in words: the section's own name where it is the whole section. */
export function nameOf(path: string, language: Language): string {
  const section = sectionOf(path);
  if (!section) return path;
  const isWhole = !section.paths.some((part) => isWithin(path, part));
  return isWhole ? section.label(language) : section.nameOf(path, language);
}

export function textOf(path: string, value: unknown, language: Language): string {
  return sectionOf(path)?.textOf(path, value, language) ?? '';
}

/** `Phone: (555) 555-0100 → (555) 555-0199`. */
export function describeChange({ path, before, after }: DocumentChange, language: Language): string {
  const { change } = settingsTexts.of(language);
  const name = nameOf(path, language);
  if (before === undefined) return change.added(withValue(name, textOf(path, after, language)));
  if (after === undefined) return change.removed(withValue(name, textOf(path, before, language)));
  const [was, is] = [before, after].map((value) => textOf(path, value, language));
  return was && is && was !== is ? change.edited(name, was, is) : change.changed(name);
}

const withValue = (name: string, value: string) => (value ? `${name} (${value})` : name);
