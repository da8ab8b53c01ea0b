import { plainSigns } from '../text/plain-signs.ts';

const endings =
  'com|org|net|edu|gov|mil|int|io|co|us|me|info|biz|app|dev|shop|store|online|site|xyz|link|ly|gl|gg|pay|money|bank|health|care|pharmacy|clinic|chat|club|live|top|click|page|web|website|space|cc|tv|ai|to|in|mx|es|ru|cn|uk|ca|fr|nl|eu|br|ar|pe|cl|zip|mov|example|test|invalid';
/** After "dot" or "punto" in ordinary sentences: "the dot in the middle". */
const ordinary = '(?:to|in|es|us|me|top|page|care|live|test|example|store|ca|a)';
const over = String.raw`(?= ?(?:$|[\n.,;:!?)"'/]|(?:forward )?slash|diagonal))`;
const label = String.raw`[\p{L}\d][\p{L}\d-]{0,62}`;
const path = String.raw`(?:[/?#:][^\s<>()"'\]]{0,2000})?`;

/** Links, web, e-mail and network addresses, "example dot com". */
const linkForms: readonly RegExp[] = [
  /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s<>()"'\]]{1,2000}/giu,
  /\b(?:hxxps?|https?(?!:\/\/) ?: ?[/\\][^\s<>()"'\]]{0,2000})/giu,
  /\b(?:javascript|data|mailto|sms|ftp|file|whatsapp|bitcoin):[^\s<>()"'\]]{1,2000}/giu,
  /\]\( ?<?([^\s<>()]{1,2000})/gu,
  new RegExp(
    String.raw`(?<![\p{L}\d.@-])(?:[\p{L}\d][\p{L}\d._+-]{0,63}@)?(?:${label}\.){1,12}(?:${endings})(?![\p{L}\d-])${path}`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\p{L}\d.@-])(?:${label}\.){1,12}\p{L}{2,18}\/[^\s<>()"'\]]{1,2000}`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\d])[\p{L}\d-]{2,63} \.(?:${endings})(?![\p{L}\d-])`, 'giu'),
  new RegExp(
    String.raw`(?<![\p{L}\d])[\p{L}\d-]{2,63} ?(?:[([{] ?(?:dot|punto|\.) ?[)\]}] ?\p{L}{2,24}|(?: dot | punto )(?:(?!${ordinary}(?!\p{L}))(?:${endings})|${ordinary}${over})|(?:dot|punto) ?(?!${ordinary}(?!\p{L}))(?:${endings}))(?![\p{L}\d])`,
    'giu',
  ),
  // Four numbers up to 255; four parts of a version say that they are one.
  /(?<![\p{L}\d.-]|(?:version|versi[oó]n|v\.?|release) ?)(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\p{L}\d]|[.-]\d)(?:[/?#:][^\s<>()"'\]]{0,2000})?/giu,
  /(?<![\p{L}\d:])(?:(?:[\da-f]{1,4}:){1,7}:(?:[\da-f]{1,4}(?::[\da-f]{1,4}){0,6})?|(?:[\da-f]{1,4}:){5,7}[\da-f]{1,4})(?![\p{L}\d:])/giu,
];

/** Any other name with dots. */
const dottedName = new RegExp(
  String.raw`(?<![\p{L}\d.@-])(?:[\p{L}\d][\p{L}\d._+-]{0,63}@)?((?:${label}\.){1,12})(xn--[a-z\d-]{1,59}|\p{Ll}{2,24}|\p{Lu}{3,24})(?![\p{L}\d-])`,
  'gu',
);
const fileEnding = /^(?:pdf|jpe?g|png|gif|webp|hei[cf]|svg|docx?|xlsx?|pptx?|txt|csv|md|json|js|ts|html?|xml|mp[34])$/i;
/** Before a dot without a space: "approx.two". */
const shortened =
  /^(?:etc|vs|no|nos|dr|dra|dres|mr|mrs|ms|sr|sra|sres|st|ave|blvd|approx|aprox|inc|dept|ext|tel|jr|av|min|max|mg|mcg|ml|am|pm|hrs?|lbs?|oz|tabs?|caps?|rx|mon|tue|tues|wed|thu|thurs|fri|sat|sun|n[uú]m|p[aá]g|ud|uds|ee)$/i;

/** Whether a sentence has a link or e-mail address that is not in the known texts. Paths on this site pass. */
export function hasForeignLink(sentence: string, known: string): boolean {
  const plain = plainSigns(sentence).replace(/(?<=[a-z\d])\u3002(?=[a-z\d])/gi, '.');
  const own = known.toLowerCase();
  const isForeign = (link: string) => !isOwn(link.toLowerCase(), own);
  return (
    linkForms.some((form) => Array.from(plain.matchAll(form), (match) => match[1] ?? match[0]).some(isForeign)) ||
    Array.from(plain.matchAll(dottedName)).some(
      ([name, before = '', last = '']) => isAddress(before.split('.').slice(0, -1), last) && isForeign(name),
    )
  );
}

/** Neither an abbreviation ("a.m", "e.g"), a number, a file of the visitor nor two sentences without a space. */
function isAddress(labels: readonly string[], last: string): boolean {
  const named = labels.filter((each) => /\p{L}[\p{L}\d-]/u.test(each));
  if (named.length === 0) return false;
  if (/^\p{Lu}+$/u.test(last) && labels.some((each) => /\p{Ll}/u.test(each))) return false;
  return named.length > 1 || !(fileEnding.test(last) || shortened.test(named[0] ?? ''));
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
