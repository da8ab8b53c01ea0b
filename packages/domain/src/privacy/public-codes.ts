/** Numbers that are printed for everybody: medicine and bar codes, lots, models, flu seasons, the store's own lines. Plain signs. */

const lead = String.raw`(?<![\p{L}\d])`;
const number = String.raw`(?: ?(?:number|code|no\.?|n[uú]mero|c[oó]digo|is|es|dice|says|#|:)){0,3} ?`;
const phone = String.raw`\(?\d{3}\)?[ .-]{0,3}\d{3}[ .-]{0,3}\d{4}(?!\d)`;
const still = '(?: (?:is|was|still|now|the|es|era|el|sigue|siendo|todav[ií]a)){0,4}[ :]{1,2}';

const publicForms = [
  `${lead}ndc${number}\\d[\\d-]{7,13}(?![\\d-])`,
  `${lead}(?:upc|bar ?code|c[oó]digo de barras|sku)${number}\\d{8,14}(?!\\d)`,
  String.raw`${lead}(?:lot|lote|batch)s?(?!\p{L})[^\d\n]{0,20}?(?<![\p{L}\d])(?:[a-z]{1,3}\d{3,6}[a-z]{0,2}|\d[a-z]\d{2,4}[a-z]{0,2}|\d{6,8})(?![\p{L}\d])`,
  `${lead}(?:model|modelo|item|art[ií]culo)${number}[a-z]{2,5}-?\\d{3,6}[a-z]?(?![\\p{L}\\d])`,
  String.raw`(?<![\d/-])20[23]\d ?[-/] ?(?:20)?[23]\d(?![\d/-])`,
  `${lead}(?:your|the (?:store|pharmacy)(?:'s)?|pharmacy) (?:store |phone |fax |main )?(?:number|phone|fax|line)${still}${phone}`,
  `${lead}(?:n[uú]mero|tel[eé]fono|fax) (?:de (?:la (?:farmacia|tienda)|ustedes)|suyo)${still}${phone}`,
  `${lead}(?:zip(?: code)?|c[oó]digo postal) (?:for|of|de) (?:your|the|la|su) (?:store|pharmacy|farmacia|tienda)${still}\\d{5}(?!\\d)`,
].join('|');
const publicCode = new RegExp(publicForms, 'giu');
/** "Exp 11/26" is a box's unless a card is spoken of. */
const expiry =
  /(?<![\p{L}\d])(?:exp(?:ir(?:es?|ed|ation|y))?|caduca|vence|best by)[ :.]{1,3}(?:date )?\d{1,2}[/-]\d{2,4}(?![\d/-])/giu;
const card =
  /card|tarjeta|visa|master|amex|discover|cvv|cvc|credit|debit|cr[eé]dito|d[eé]bito|\d{4}[ -]?\d{4}|ending/iu;

/** Private signs, one in place of each code while the rest is masked. */
const firstSign = 0xe000;
const mostSigns = 500;

/** Changes a text around its public codes, which stay as they are. Text that has private signs of its own has none that stay. */
export function aroundPublic(text: string, change: (rest: string) => string): string {
  if (/[\ue000-\uf8ff]/.test(text)) return change(text);
  const codes: string[] = [];
  const hide = (code: string) => {
    if (codes.length === mostSigns) return code;
    codes.push(code);
    return String.fromCharCode(firstSign + codes.length - 1);
  };
  const hidden = text.replace(publicCode, hide);
  const changed = change(card.test(hidden) ? hidden : hidden.replace(expiry, hide));
  return changed.replace(/[\ue000-\uf8ff]/g, (sign) => codes[sign.charCodeAt(0) - firstSign] ?? sign);
}
