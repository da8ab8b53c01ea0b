import type { Language } from '@rxweb/contracts/shared/language';
import { asksByForm, formOf, plainOf } from './split-message.ts';

const regret =
  '(?:(?:no+|nope|oh|oops|whoops|ah|ay|wait|sorry|so sorry|im sorry|my bad|my mistake|apologies|pardon(?: me)?|excuse me|scratch that|typo|perdon(?:e|a|en)?|disculp[ae](?:n|me)?|me equivoque|mala mia|espere|espera|actually)[\\s,.!;:-]+)';
const meant =
  '(?:i (?:really |actually )?(?:meant|mean|should have (?:said|asked|put)|misspoke|was (?:asking|talking) about)|what i (?:meant|mean) (?:was|is)|(?:actually )?make (?:that|it)|correction|(?:yo )?(?:quise|kise|quize|queria) (?:decir|poner|preguntar(?: por)?)|me (?:referia|refiero) a|corrijo|mejor dicho|hablaba de|digo)(?: to (?:say|ask(?: about)?|type|write))?(?: que)?[\\s,:]+';
/** "Sorry, I meant Monday", "no, not delivery, I meant pickup", "digo, el domingo". */
const leading = new RegExp(`^(?:${regret}*|(?:${regret})*(?:no|not) .{1,40}?[\\s,.;]+${regret}*)${meant}(.+)$`);
/** "No, Monday I meant". */
const trailing = /^(.{2,60}?)[\s,]+(?:i meant|(?:quise|kise|quize|queria) decir)\W*$/;
/** "No, sorry, the other Saturday." */
const afterRegret = new RegExp(`^${regret}+(.{2,60})$`);
const withoutRegret = new RegExp(`^${regret}+`);

/**
 * Rewrites a correction ("sorry, I meant Monday") as a question about the earlier subject; null for any other message. An apology alone is
 * a correction only if `isSubject` accepts what follows it.
 */
export function correctedText(text: string, language: Language, isSubject: (rest: string) => boolean): string | null {
  const plain = plainOf(text.replace(/[’']/g, '').trim());
  const said = leading.exec(plain)?.[1] ?? trailing.exec(plain)?.[1]?.replace(withoutRegret, '');
  const rest = said ?? afterRegret.exec(plain)?.[1];
  if (!rest || (said === undefined && !isSubject(rest))) return null;
  if (asksByForm(formOf(rest))) return rest;
  return language === 'es' ? `y ${rest}` : `what about ${rest}`;
}
