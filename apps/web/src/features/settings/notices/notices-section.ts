import type { StepMinutes } from '@rxweb/contracts/notice-settings';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StaffNoticeKind } from '@rxweb/contracts/staff-notices';
import { escalationSteps } from '@rxweb/domain/notices/step-times';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { noticeSettingsTexts } from '../../../texts/use/use-notice-settings-texts.ts';
import type { SettingsSection } from '../section.ts';

export const noticesSection: SettingsSection = {
  id: 'notices',
  paths: ['notices'],
  label: (language) => noticeSettingsTexts.of(language).section,
  nameOf: (path, language) => {
    const texts = noticeSettingsTexts.of(language);
    const [, , kind] = path.split('.');
    return kind ? texts.name(texts.kinds[kind as StaffNoticeKind].name) : texts.section;
  },
  textOf,
  Form: lazyPartOf(async () => (await import('./notices-form.tsx')).NoticesForm),
};

/** `devices after 5 min, email after 30 min, administrators never`. */
function textOf(path: string, value: unknown, language: Language): string {
  if (path.split('.').length < 3) return '';
  const texts = noticeSettingsTexts.of(language);
  return escalationSteps
    .map((step) => {
      const minutes = (value as StepMinutes)[step];
      const name = texts.short[step];
      if (minutes === null) return texts.never(name);
      return minutes === 0 ? texts.atOnce(name) : texts.after(name, minutes);
    })
    .join(', ');
}
