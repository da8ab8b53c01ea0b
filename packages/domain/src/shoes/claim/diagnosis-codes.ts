/** As a claim carries a code: without the point, in capitals. */
export const bareCode = (code: string): string => code.replace(/[\s.]/g, '').toUpperCase();

const isDiabetes = /^E(08|09|10|11|13)/;

/** What follows the category in a complete diabetes code, ICD-10-CM 2026. */
const diabetesEnd =
  /^(0[01]|1[01]|2[129]|3(1[19]|(2[19]|3[19]|4[19]|5[1-59])[1239]|6|7X[1239]|9)|4[0-49]|5[129]|6(1[08]|2[0128]|3[08]|4[19]|5|9)|8|9|A[0-2]?)$/;

/** Families common with these shoes, where the length of a complete code is known. */
const families: readonly [family: RegExp, complete: RegExp][] = [
  [/^L84/, /^L84$/],
  [/^L97/, /^L97[1-589]\d[1-689]$/],
  [/^M20/, /^M20(0\d\d|[1-46][0-2]|5X[129])$/],
  [/^Z89/, /^Z89(9|\d\d[0129])$/],
  [/^Z863/, /^Z863[19]$/],
];

/** Foot conditions that G11 names; the policy has more. */
const isFoot = /^(E(08|09|10|11|13)(4[0-49]|5[129]|610|62[128])|L84|L97|M20[1-6]|M21|Z894|Z8631)/;

/** Categories without subdivisions are complete with three characters. */
const wholeCategories = ['I10', 'L84', 'B07', 'Q72', 'Z66'];

export const isDiabetesCode = (code: string): boolean => isDiabetes.test(bareCode(code));
export const isFootCode = (code: string): boolean => isFoot.test(bareCode(code));

/** Prediabetes and diabetes in pregnancy don't qualify (G11). */
export const isExcluded = (code: string): boolean => /^(R7303|O244)/.test(bareCode(code));

export const hasCodeShape = (code: string): boolean => /^[A-TV-Z]\d[0-9A-Z][0-9A-Z]{0,4}$/.test(bareCode(code));

/** False for a code that ICD-10-CM divides further, in the families known here. */
export function isFullLength(code: string): boolean {
  const bare = bareCode(code);
  if (isDiabetes.test(bare)) return isCompleteDiabetes(bare);
  const [, complete] = families.find(([family]) => family.test(bare)) ?? [];
  return complete ? complete.test(bare) : bare.length > 3 || wholeCategories.includes(bare);
}

function isCompleteDiabetes(bare: string): boolean {
  const end = bare.slice(3);
  if (!diabetesEnd.test(end)) return false;
  if (end.startsWith('0')) return !bare.startsWith('E10');
  if (end.startsWith('A')) return bare === 'E11A' || /^E10A[0-2]$/.test(bare);
  return true;
}
