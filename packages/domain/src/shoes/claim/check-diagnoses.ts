import { advice, type ClaimCheck, type ClaimProblem, isBlank, refused, those } from './claim-check.ts';
import { bareCode, hasCodeShape, isDiabetesCode, isExcluded, isFootCode, isFullLength } from './diagnosis-codes.ts';

/** ICD-10 codes as copied from the physician's note (domain facts 2, G11). The program suggests none. */
export function checkDiagnoses({ claim: { diagnoses, diagnosisSource }, say }: ClaimCheck): ClaimProblem[] {
  const [first] = diagnoses;
  if (first === undefined) return [refused('details.claim.diagnoses', say.noDiagnosis)];
  const bare = diagnoses.map(bareCode);
  const each = diagnoses.flatMap((code, index) => {
    const field = `details.claim.diagnoses.${index}`;
    const number = index + 1;
    const isCode = hasCodeShape(code);
    return those(
      [!isCode, () => refused(field, say.diagnosisShape(number, code))],
      [isCode && isExcluded(code), () => refused(field, say.diagnosisExcluded(number, code))],
      [
        isCode && index === 0 && !isExcluded(code) && !isDiabetesCode(code),
        () => refused(field, say.firstNotDiabetes(code)),
      ],
      [isCode && !isExcluded(code) && !isFullLength(code), () => refused(field, say.diagnosisShort(number, code))],
      [isCode && bare.indexOf(bareCode(code)) < index, () => refused(field, say.diagnosisTwice(number, code))],
    );
  });
  return [
    ...each,
    ...those(
      [!diagnoses.some(isFootCode), () => advice('details.claim.diagnoses', say.noFootDiagnosis)],
      [isBlank(diagnosisSource), () => refused('details.claim.diagnosisSource', say.noDiagnosisSource)],
    ),
  ];
}
