import type { Language } from '@rxweb/contracts/shared/language';

/** Most specific first: most browsers also name others. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgi?A?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const words = {
  en: { on: 'on', app: 'An app', unknown: 'Unknown device' },
  es: { on: 'en', app: 'Una aplicación', unknown: 'Dispositivo desconocido' },
};

/** `Firefox on Windows`. For display only. */
export function deviceText(userAgent: string | null, language: Language = 'en'): string {
  const { on, app, unknown } = words[language];
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  if (browser && system) return `${browser} ${on} ${system}`;
  return browser ?? (system ? `${app} ${on} ${system}` : unknown);
}

function nameIn(names: readonly [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([mark]) => mark.test(userAgent))?.[1];
}
