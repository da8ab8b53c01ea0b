import type { Closure } from '@rxweb/contracts/store';
import { formatDate } from '@rxweb/domain/text/format';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { settingsTexts } from '../../../texts/use/use-settings-texts.ts';
import type { SettingsSection } from '../section.ts';
import { closureText } from './closure-text.ts';
import { HoursPreview } from './hours-preview.tsx';

const closuresPath = 'store.closures';
const usualPath = 'calendar.openAsUsual';

export const closuresSection: SettingsSection = {
  id: 'closures',
  paths: [closuresPath, usualPath],
  label: (language) => settingsTexts.of(language).sections.closures,
  nameOf: (path, language) => {
    const texts = settingsTexts.of(language);
    if (path === closuresPath) return texts.sections.closures;
    if (path === usualPath) return texts.closures.usualTitle;
    const day = formatDate(path.slice(path.lastIndexOf('.') + 1), language);
    return path.startsWith(usualPath) ? texts.closures.asUsual(day) : day;
  },
  textOf: (path, value, language) =>
    path.startsWith(`${closuresPath}.`) ? closureText(value as Closure, language) : '',
  Form: lazyPartOf(async () => (await import('./closures-form.tsx')).ClosuresForm),
  Preview: HoursPreview,
};
