import { type ClaimLine, type ClaimSide, claimSides } from '@rxweb/contracts/shoes/claim';
import { advice, type ClaimCheck, type ClaimProblem, isBlank, refused, those } from './claim-check.ts';
import { insertUnits, itemOf } from './claim-codes.ts';
import { isDiabetesCode } from './diagnosis-codes.ts';

const at = (index: number, part: string) => `details.claim.lines.${index}.${part}`;

/** Code, side, units, charge and pointers of each line (domain facts 2, G8 and G9). */
export function checkLines(check: ClaimCheck): ClaimProblem[] {
  const { claim, say } = check;
  if (claim.lines.length === 0) return [refused('details.claim.lines', say.noLines)];
  return claim.lines.flatMap((line, index) => [
    ...checkCode(check, line, index),
    ...checkAmounts(check, line, index),
    ...checkPointers(check, line, index),
  ]);
}

function checkCode({ claim, say }: ClaimCheck, line: ClaimLine, index: number): ClaimProblem[] {
  const number = index + 1;
  const { code, side } = line;
  const item = itemOf(code);
  const other = claim.lines.findIndex((each) => each.code === code && each.side === side);
  return those(
    [isBlank(code), () => refused(at(index, 'code'), say.lineNoCode(number))],
    [!isBlank(code) && item === null, () => refused(at(index, 'code'), say.lineUnknownCode(number, code ?? ''))],
    [
      item === 'uncovered' && !line.modifiers.includes('GY'),
      () => refused(at(index, 'code'), say.lineUncovered(number, code ?? '')),
    ],
    [side === null, () => refused(at(index, 'side'), say.lineNoSide(number))],
    [
      item !== null && side !== null && other < index,
      () =>
        isShoe(line)
          ? refused(at(index, 'code'), say.lineTwice(number, other + 1))
          : advice(at(index, 'code'), say.lineTwice(number, other + 1)),
    ],
    [code === 'A5507' && isBlank(line.narrative), () => refused(at(index, 'narrative'), say.lineNoNarrative(number))],
  );
}

const isShoe = ({ code }: ClaimLine) => itemOf(code) === 'depth' || itemOf(code) === 'custom';

function checkAmounts({ say }: ClaimCheck, line: ClaimLine, index: number): ClaimProblem[] {
  const number = index + 1;
  return those(
    [!line.units, () => refused(at(index, 'units'), say.lineNoUnits(number))],
    [
      isShoe(line) && (line.units ?? 0) > 1,
      () => refused(at(index, 'units'), say.lineShoeUnits(number, line.code ?? '')),
    ],
    [!line.chargeCents, () => refused(at(index, 'chargeCents'), say.lineNoCharge(number))],
  );
}

function checkPointers({ claim, say }: ClaimCheck, { pointers }: ClaimLine, index: number): ClaimProblem[] {
  const number = index + 1;
  const missing = pointers.find((pointer) => pointer > claim.diagnoses.length);
  const named = pointers.map((pointer) => claim.diagnoses[pointer - 1] ?? '');
  return those(
    [pointers.length === 0, () => refused(at(index, 'pointers'), say.lineNoPointer(number))],
    [missing !== undefined, () => refused(at(index, 'pointers'), say.linePointerMissing(number, missing ?? 0))],
    [new Set(pointers).size < pointers.length, () => refused(at(index, 'pointers'), say.linePointerTwice(number))],
    [
      pointers.length > 0 && missing === undefined && !named.some(isDiabetesCode),
      () => advice(at(index, 'pointers'), say.linePointerDiabetes(number)),
    ],
  );
}

/** Units of the whole claim: those of a calendar year, and those delivered (G4, G8). */
export function checkUnits(check: ClaimCheck): ClaimProblem[] {
  const { claim, say } = check;
  const has = (item: string) => claim.lines.some(({ code }) => itemOf(code) === item);
  const most = insertUnits[has('custom') ? 'custom' : 'depth'];
  const inserts = sum(claim.lines, isInsert);
  const isOver = inserts > most;
  return [
    ...those(
      [has('depth') && has('custom'), () => refused('details.claim.lines', say.shoesOfBothKinds)],
      [isOver, () => refused('details.claim.lines', say.tooManyInserts(inserts, most))],
    ),
    // A total over the limit already says it for both feet.
    ...claimSides.flatMap((side) => checkSide(check, side, isOver ? null : most / 2)),
    ...checkDelivered(check),
  ];
}

const isInsert = (line: ClaimLine) => ['insert', 'modification'].includes(itemOf(line.code) ?? '');

function checkSide({ claim, say }: ClaimCheck, side: ClaimSide, most: number | null): ClaimProblem[] {
  const lines = claim.lines.filter((line) => line.side === side);
  const [shoes, inserts] = [sum(lines, isShoe), sum(lines, isInsert)];
  return those(
    [shoes > 1, () => refused('details.claim.lines', say.tooManyShoes(say.side(side)))],
    [
      most !== null && inserts > most,
      () => refused('details.claim.lines', say.tooManyInsertsOnSide(say.side(side), inserts, most ?? 0)),
    ],
  );
}

const sum = (lines: readonly ClaimLine[], counts: (line: ClaimLine) => boolean) =>
  lines.filter(counts).reduce((total, { units }) => total + (units ?? 0), 0);

/** Only goods with a code can be compared. */
function checkDelivered({ claim, details, say }: ClaimCheck): ClaimProblem[] {
  const delivered = new Map<string, number>();
  for (const { code, quantity } of details.handover?.goods ?? [])
    if (code) delivered.set(code, (delivered.get(code) ?? 0) + (quantity ?? 0));
  if (delivered.size === 0) return [];
  const isWhole = (details.handover?.goods ?? []).every(({ code }) => code);
  const codes = new Set([...delivered.keys(), ...claim.lines.flatMap(({ code }) => code ?? [])]);
  return [...codes].flatMap((code) => {
    const billed = sum(claim.lines, (line) => line.code === code);
    const received = delivered.get(code) ?? 0;
    return those(
      [
        billed > received && (isWhole || received > 0),
        () => refused('details.claim.lines', say.moreThanDelivered(code, billed, received)),
      ],
      [
        billed < received && itemOf(code) !== null,
        () => advice('details.claim.lines', say.lessThanDelivered(code, billed, received)),
      ],
    );
  });
}
