/** Whether the tenth digit of an NPI is right: Luhn over `80840` and the number (domain facts 2, G14). */
export function isNpi(text: string): boolean {
  if (!/^[12]\d{9}$/.test(text)) return false;
  const sum = [...`80840${text}`]
    .reverse()
    .map((digit, place) => Number(digit) * (place % 2 === 1 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

/** C A AN N A AN N A A N N without S, L, O, I, B and Z. It has no check digit. */
const mbi = /^[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[AC-HJKMNP-RT-Y]{2}\d{2}$/;

/** Without the dashes of the card, which a claim doesn't carry. */
export const bareMbi = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

export const isMbi = (text: string): boolean => mbi.test(bareMbi(text));

/** 5 or 9 digits, with or without a dash. */
export const bareZip = (text: string): string => text.replace(/[\s-]/g, '');

export const isZip = (text: string): boolean => /^\d{5}(\d{4})?$/.test(bareZip(text));

const states =
  'AL AK AS AZ AR CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MP MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA VI WA WV WI WY'.split(
    ' ',
  );

export const isState = (text: string): boolean => states.includes(text.trim().toUpperCase());
