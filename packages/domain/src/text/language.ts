import type { Language } from '@rxweb/contracts/shared/language';

/** The language for these BCP 47 tags, best first: Spanish when it is the first choice, else English. */
export function preferredLanguage(tags: readonly string[]): Language {
  return /^es(-|$)/i.test(tags[0]?.trim() ?? '') ? 'es' : 'en';
}

/** The same from an Accept-Language header (RFC 9110, section 12.5.4). */
export function acceptedLanguage(header = ''): Language {
  const choices = header.split(',').map((choice) => {
    const [tag = '', ...parameters] = choice.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  const wanted = choices.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return preferredLanguage(wanted.map(({ tag }) => tag));
}
