/**
 * The 005010X222A1 guide as far as a DMEPOS claim of one patient goes: loops and segments in their order, with usage and lengths. Written
 * from the guide's segment list, apart from the writer.
 */
export interface GuideSegment {
  loop: string;
  id: string;
  /** Values that some elements must have, by number. */
  values: Readonly<Record<number, string | readonly string[]>>;
  isRequired: boolean;
  /**
   * Each element's length: `1-35` or `2`, `?` where it may be empty, `-` where it isn't used. `/` stands between the components of a
   * composite, `x12` after one that may be repeated in the elements that follow.
   */
  elements: string;
  /** Whether its loop repeats, and begins anew with it. */
  begins?: true;
}

const name = '2-3 1 1-60 1-35? 1-25? - 1-10? 1-2 2-80';
const place = '2-30 2 5-9';

const one = (loop: string, id: string, values: GuideSegment['values'], elements: string): GuideSegment => ({
  loop,
  id,
  values,
  isRequired: true,
  elements,
});
const perhaps = (...row: Parameters<typeof one>): GuideSegment => ({ ...one(...row), isRequired: false });

export const guide837p: readonly GuideSegment[] = [
  one('header', 'ST', { 1: '837', 3: '005010X222A1' }, '3 4-9 1-35'),
  one('header', 'BHT', { 1: '0019', 2: ['00', '18'], 6: ['CH', 'RP'] }, '4 2 1-50 8 4-8 2'),
  one('1000A', 'NM1', { 1: '41', 2: ['1', '2'], 8: '46' }, name),
  one('1000A', 'PER', { 1: 'IC', 3: ['TE', 'EM', 'FX'] }, '2 1-60 2 1-256'),
  one('1000B', 'NM1', { 1: '40', 2: '2', 8: '46' }, name),
  one('2000A', 'HL', { 1: '1', 3: '20', 4: '1' }, '1-12 - 1-2 1'),
  perhaps('2000A', 'PRV', { 1: 'BI', 2: 'PXC' }, '2 3 10'),
  one('2010AA', 'NM1', { 1: '85', 2: ['1', '2'], 8: 'XX' }, name),
  one('2010AA', 'N3', {}, '1-55 1-55?'),
  one('2010AA', 'N4', {}, '2-30 2 9'),
  one('2010AA', 'REF', { 1: ['EI', 'SY'] }, '2 9'),
  one('2000B', 'HL', { 1: '2', 2: '1', 3: '22', 4: '0' }, '1-12 1-12 1-2 1'),
  one('2000B', 'SBR', { 1: 'P', 2: '18', 9: ['MB', '16'] }, '1 2 1-50? 1-60? 1-3? - - - 1-2'),
  one('2010BA', 'NM1', { 1: 'IL', 2: '1', 8: 'MI' }, name),
  one('2010BA', 'N3', {}, '1-55 1-55?'),
  one('2010BA', 'N4', {}, place),
  one('2010BA', 'DMG', { 1: 'D8', 3: ['F', 'M', 'U'] }, '2 8 1'),
  one('2010BB', 'NM1', { 1: 'PR', 2: '2', 8: ['PI', 'XV'] }, name),
  one(
    '2300',
    'CLM',
    { 6: ['Y', 'N'], 7: ['A', 'B', 'C'], 8: ['Y', 'N', 'W'], 9: ['I', 'Y'] },
    '1-20 1-18 - - 2/1/1 1 1 1 1',
  ),
  perhaps('2300', 'REF', { 1: 'G1' }, '2 1-50'),
  perhaps('2300', 'REF', { 1: 'F8' }, '2 1-50'),
  one('2300', 'HI', {}, '3/3-30x12'),
  perhaps('2310C', 'NM1', { 1: '77', 2: '2' }, '2-3 1 1-60 - - - - 2? 10?'),
  perhaps('2310C', 'N3', {}, '1-55 1-55?'),
  perhaps('2310C', 'N4', {}, place),
  { ...one('2400', 'LX', {}, '1-6'), begins: true },
  one('2400', 'SV1', { 3: 'UN' }, '2/5/2?/2?/2?/2? 1-18 2 1-8 2? - 1-2/1-2?/1-2?/1-2?'),
  one('2400', 'DTP', { 1: '472', 2: ['D8', 'RD8'] }, '3 2-3 8-17'),
  perhaps('2400', 'NTE', { 1: ['ADD', 'DCP'] }, '3 1-80'),
  one('2420E', 'NM1', { 1: 'DK', 2: '1', 8: 'XX' }, name),
  one('trailer', 'SE', {}, '1-10 4-9'),
];
