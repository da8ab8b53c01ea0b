import type { ServerPart, Settings } from '@rxweb/contracts/settings';
import type { LegalPageName } from '@rxweb/contracts/settings/legal';
import type { Language } from '@rxweb/contracts/shared/language';
import type { ComponentType } from 'react';

/** One tab of the page. A new section is an entry in `sections.ts`, and a form that is loaded once it is opened. */
export interface SettingsSection {
  /** In the address: `?section=hours`. */
  id: string;
  /** The parts of the document it edits, as dotted paths. */
  paths: readonly string[];
  label: (language: Language) => string;
  /** What a path below `paths` is called: `store.hours.monday` is Monday. */
  nameOf: (path: string, language: Language) => string;
  /** A value of such a path in a few words; '' where its name says enough. */
  textOf: (path: string, value: unknown, language: Language) => string;
  /** The part of the section that edits a path, as more of its address. */
  placeOf?: (path: string) => string;
  Form: ComponentType<SectionProps>;
  /** Beside the form, from the values as they are typed. Only with valid values. */
  Preview?: ComponentType<{ settings: Settings }>;
}

export interface SectionProps {
  settings: Settings;
  onChange: (change: (settings: Settings) => Settings) => void;
  /** Paths with values that can't be saved, such as `store.phone`. Show them as fields do: after an attempt to save. */
  problems: ReadonlySet<string>;
  isReadOnly: boolean;
  /** Legal pages that can't be marked as not applying. */
  bindingPages: readonly LegalPageName[];
  /** What is saved of these isn't used. */
  serverDecides: readonly ServerPart[];
}

/** Whether a path is one of the section's, within one, or around one. */
export function edits({ paths }: SettingsSection, path: string): boolean {
  return paths.some((part) => isWithin(path, part) || isWithin(part, path));
}

export const isWithin = (path: string, part: string) => path === part || path.startsWith(`${part}.`);
