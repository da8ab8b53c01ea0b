import type { ClaimLine } from '@rxweb/contracts/shoes/claim';
import { advice, type ClaimCheck, type ClaimProblem, refused, those } from './claim-check.ts';
import { claimModifiers } from './claim-codes.ts';

/** KX, and the modifiers for a requirement that isn't met (domain facts 2, G10). */
export function checkModifiers(check: ClaimCheck): ClaimProblem[] {
  return check.claim.lines.flatMap((line, index) => {
    const field = `details.claim.lines.${index}.modifiers`;
    return [
      ...checkSpelling(check, line, index + 1, field),
      ...checkPairs(check, line, index + 1, field),
      // A void takes back what was sent, KX without its papers too.
      ...(check.claim.resend === 'void' ? [] : checkPapers(check, line, index + 1, field)),
    ];
  });
}

function checkSpelling({ say }: ClaimCheck, { modifiers }: ClaimLine, number: number, field: string): ClaimProblem[] {
  const each = modifiers.flatMap((modifier, place) =>
    those(
      [/^(RT|LT|50)$/.test(modifier), () => refused(field, say.sideAsModifier(number, modifier))],
      [!/^[A-Z0-9]{2}$/.test(modifier), () => refused(field, say.modifierShape(number, modifier))],
      [
        /^(?!RT|LT|50)[A-Z0-9]{2}$/.test(modifier) && !isUsual(modifier),
        () => advice(field, say.modifierUnknown(number, modifier)),
      ],
      [modifiers.indexOf(modifier) < place, () => refused(field, say.modifierTwice(number, modifier))],
    ),
  );
  return [...each, ...those([modifiers.length > 3, () => refused(field, say.tooManyModifiers(number))])];
}

const isUsual = (modifier: string) => claimModifiers.some((usual) => usual === modifier);

function checkPairs({ say }: ClaimCheck, { modifiers }: ClaimLine, number: number, field: string): ClaimProblem[] {
  const has = (modifier: string) => modifiers.includes(modifier);
  const againstKx = modifiers.find((modifier) => ['GA', 'GX', 'GY', 'GZ', 'EY'].includes(modifier));
  const againstGx = modifiers.find((modifier) => ['GA', 'GZ'].includes(modifier));
  return those(
    [has('KX') && againstKx !== undefined, () => refused(field, say.kxWith(number, againstKx ?? ''))],
    [has('GA') && has('GY'), () => refused(field, say.gaWithGy(number))],
    [has('GA') && has('GZ'), () => refused(field, say.gaWithGz(number))],
    [has('GZ') && has('GY'), () => refused(field, say.gzWithGy(number))],
    [has('GX') && againstGx !== undefined, () => refused(field, say.gxWith(number, againstGx ?? ''))],
    [has('GX') && !has('GY') && againstGx === undefined, () => advice(field, say.gxWithoutGy(number))],
    [!['KX', 'GY', 'GA', 'GZ'].some(has), () => advice(field, say.noModifier(number))],
  );
}

function checkPapers(check: ClaimCheck, { modifiers }: ClaimLine, number: number, field: string): ClaimProblem[] {
  const { details, isReadyForKx, hasAbn, say } = check;
  const has = (modifier: string) => modifiers.includes(modifier);
  const hasOrder = details.order?.date != null;
  return those(
    [has('KX') && !isReadyForKx, () => refused(field, say.kxNotReady(number))],
    [has('GA') && !hasAbn, () => refused(field, say.gaWithoutAbn(number))],
    [has('GZ') && hasAbn && !has('GA'), () => advice(field, say.gzWithAbn(number))],
    [has('EY') && hasOrder, () => refused(field, say.eyWithOrder(number))],
    [!has('EY') && !has('KX') && !hasOrder, () => refused(field, say.noOrder(number))],
  );
}
