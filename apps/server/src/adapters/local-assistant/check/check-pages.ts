import type { Finding, PageFile } from './finding.ts';

/** Pages reviewed too long ago or in the future. `today` is `YYYY-MM-DD`, store time. */
export function checkDates(pages: readonly PageFile[], today: string, maxDays: number): Finding[] {
  return pages.flatMap(({ file, page: { reviewed } }) => {
    const days = daysBetween(reviewed, today);
    if (days < 0) return { file, what: `reviewed: ${reviewed} is in the future` };
    return days > maxDays ? { file, what: `reviewed: ${reviewed} is ${days} days ago, more than ${maxDays}` } : [];
  });
}

const dayMs = 86_400_000;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Pages missing in the other language. */
export function checkLanguages(pages: readonly PageFile[]): Finding[] {
  return pages
    .filter(({ language, page }) => !pages.some((other) => other.page.id === page.id && other.language !== language))
    .map(({ file, language, page }) => ({
      file,
      what: `there is no page with the id ${page.id} in ${language === 'en' ? 'es' : 'en'}/`,
    }));
}

const number = '(?:\\d+(?:[.,/]\\d+)?|one|two|three|four|half|dos|tres|cuatro|media)';
const units =
  'mg|mcg|ml|cc|grams?|gramos?|milligrams?|miligramos?|units?|unidades|tablets?|tabletas?|pills?|pastillas?|capsules?|c[aá]psulas?|puffs?|drops?|gotas?|teaspoons?|tablespoons?|cucharad(?:it)?as?|doses?|dosis';
/** Doses, schedules, starting and stopping are for a pharmacist to say. */
const doses = [
  new RegExp(`\\b${number} ?(?:${units})\\b`, 'i'),
  /\bevery (?:\d+|four|six|eight|twelve) hours\b|\bcada (?:\d+|cuatro|seis|ocho|doce) horas\b/i,
  /\b(?:once|twice|(?:two|three|four|\d+) times) (?:a|per|each) day\b|\b(?:once|twice) daily\b|\b(?:una vez|(?:dos|tres|cuatro|\d+) veces) al d[ií]a\b/i,
  /\b(?:stop|start|begin|keep|continue|skip|quit) (?:taking|using)\b|\b(?:deje|dejar|empiece|empezar|comience|siga|suspenda) (?:de )?(?:tomar|tomando|usar)\b/i,
];

/** Answers with a dose, and links to anything but a page or a phone. */
export function checkTexts(pages: readonly PageFile[]): Finding[] {
  return pages.flatMap(({ file, page: { answer, source = '' } }) => {
    const dose = doses.map((pattern) => pattern.exec(answer)?.[0]).find(Boolean);
    const links = [...`${answer}\n<${/\b[a-z][a-z0-9+.-]*:\S+/i.exec(source)?.[0] ?? 'tel:0'}>`.matchAll(linkTargets)];
    return [
      ...(dose
        ? [{ file, what: `"${dose}" reads like a dose or like advice to start or stop; leave that to the pharmacist` }]
        : []),
      ...links
        .map(([, inBrackets, between]) => inBrackets ?? between ?? '')
        .filter((target) => !/^(?:https?:\/\/|tel:)/.test(target))
        .map((target) => ({ file, what: `link to ${target}: only http, https and tel links work` })),
    ];
  });
}

/** `[text](target)` and `<scheme:target>`. */
const linkTargets = /\]\(\s*<?([^)>\s]*)[^)]*\)|<([a-z][a-z0-9+.-]*:[^>\s]*)>/gi;
