import { plainSigns } from '../text/plain-signs.ts';

const endings =
  'com|org|net|edu|gov|mil|int|io|co|us|me|info|biz|app|dev|shop|store|online|site|xyz|link|ly|gl|gg|pay|money|bank|health|care|pharmacy|clinic|chat|club|live|top|click|page|web|website|space|cc|tv|ai|to|in|mx|es|ru|cn|uk|ca|fr|nl|eu|br|ar|pe|cl|example|test|invalid';

/** Links with a scheme, targets of markdown links, web and e-mail addresses with and without a path, "example dot com". */
const linkForms: readonly RegExp[] = [
  /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s<>()"'\]]{1,2000}/giu,
  /\b(?:javascript|data|mailto|sms|ftp|file|whatsapp|bitcoin):[^\s<>()"'\]]{1,2000}/giu,
  /\]\( ?<?([^\s<>()]{1,2000})/gu,
  new RegExp(
    String.raw`(?<![\p{L}\d.@-])(?:[\p{L}\d][\p{L}\d._+-]{0,63}@)?(?:[\p{L}\d][\p{L}\d-]{0,62}\.){1,5}(?:${endings})(?![\p{L}\d-])(?:[/?#:][^\s<>()"'\]]{0,2000})?`,
    'giu',
  ),
  /(?<![\p{L}\d.@-])(?:[\p{L}\d][\p{L}\d-]{0,62}\.){1,5}\p{L}{2,18}\/[^\s<>()"'\]]{1,2000}/giu,
  new RegExp(
    String.raw`(?<![\p{L}\d])[\p{L}\d-]{2,63} ?[(\[]?(?: dot | punto |dot|punto)[)\]]? ?(?:${endings})(?![\p{L}\d])`,
    'giu',
  ),
];

/** Whether a sentence has a link or e-mail address that is not in the known texts. Paths on this site pass. */
export function hasForeignLink(sentence: string, known: string): boolean {
  const plain = plainSigns(sentence);
  const own = known.toLowerCase();
  return linkForms.some((form) =>
    Array.from(plain.matchAll(form), (match) => match[1] ?? match[0]).some((link) => !isOwn(link.toLowerCase(), own)),
  );
}

function isOwn(link: string, own: string): boolean {
  if (/^(?:tel:[+\d() .-]+|\/(?![/\\])|#)/.test(link)) return true;
  const address = link.replace(/^(?:https?:\/\/|mailto:)/, '').replace(/[.,;:!?*_]+$/, '');
  const at = own.indexOf(address);
  // "goodrx.com" does not cover "notgoodrx.com", nor "example.com" the longer "example.com.evil".
  return (
    address.length > 3 &&
    at !== -1 &&
    !/[\p{L}\d-]/u.test(own[at - 1] ?? '') &&
    !/[\p{L}\d-]/u.test(own[at + address.length] ?? '')
  );
}
