import type { BrandSettings } from '@rxweb/contracts/settings/brand';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { brandSettingsTexts } from '../../../texts/use/use-brand-settings-texts.ts';
import { widgetSettingsTexts } from '../../../texts/use/use-widget-settings-texts.ts';
import type { SettingsSection } from '../section.ts';

type Part = keyof BrandSettings;

export const brandSection: SettingsSection = {
  id: 'brand',
  paths: ['brand'],
  label: (language) => brandSettingsTexts.of(language).section,
  nameOf: (path, language) => {
    const texts = brandSettingsTexts.of(language);
    const part = path.slice('brand.'.length) as Part | '';
    return part === '' ? texts.section : texts[part];
  },
  textOf: (path, value, language) =>
    path === 'brand.logo' ? brandSettingsTexts.of(language).picture : typeof value === 'string' ? value : '',
  Form: lazyPartOf(async () => (await import('../brand/brand-form.tsx')).BrandForm),
  Preview: lazyPartOf(async () => (await import('../brand/brand-preview.tsx')).BrandPreview),
};

export const widgetSection: SettingsSection = {
  id: 'widget',
  paths: ['widget'],
  label: (language) => widgetSettingsTexts.of(language).section,
  nameOf: (_path, language) => widgetSettingsTexts.of(language).hosts.title,
  textOf: (_path, value) => (Array.isArray(value) ? value.join(', ') : ''),
  Form: lazyPartOf(async () => (await import('./widget-form.tsx')).WidgetForm),
};
