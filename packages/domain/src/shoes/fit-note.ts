/** How a fit note reads: an observation, only an opinion, or something a person has to read. */
export type FitNoteKind = 'objective' | 'opinion' | 'unclear';

/** A measured length: `10 mm`, `1/2 inch`, `thumb's width`. */
export const measure =
  /\d\s*(mm|cm|in\b|inch|["”″])|[¼½¾⅜⅛]|\d\/\d|\b(half|quarter)[\s-](an )?inch|\b(thumb|finger)('s|’s)?[\s-](width|breadth)/;

/** An observation on a worn shoe. A part of the foot alone is none: “good at the heel” says nothing. */
export const findings: readonly RegExp[] = [
  /\btoe.*(room|space|clear|depth)|(room|space|clearance|depth).*\btoe/,
  /\bheel.*(slip|held|hold|secure|snug|lock|firm|lift|seat)|(slip|lift|secure|snug|seat).*\bheel/,
  /slippage|pressure|pinch|\brub|chaf|\bgap|bulg|redness|\bred\b|irritat|blister|wrinkl|creas|\bseam/,
  /\bgait\b|\bwalk(ed|ing|s)?\b|ambulat|weight.?bearing|\bstood\b|\bstanding\b/,
  /\b(width|length|instep|girth|vamp|ball|metatarsal|flex point|closure|straps?|laces?)\b/,
  /\b(insert|insole|orthotic|arch).*(contact|seat|flat|conform|flush|match|lie)/,
];

const opinion = new RegExp(
  [
    String.raw`\bfit(s|ted|ting)?\b.{0,12}\b(well|good|great|fine|ok(ay)?|nice(ly)?|perfect(ly)?|proper(ly)?|correct(ly)?)\b`,
    String.raw`\b(good|great|nice|perfect|excellent|proper|fine|ok(ay)?)\b.{0,12}\bfit`,
    String.raw`comfortabl|comfy|happy|satisfied|pleased|\bno (complaints?|problems?|issues?)\b`,
  ].join('|'),
);
const saySo =
  /\b(patient|pt|beneficiary|customer|client|he|she|they|wife|husband|daughter|son)\b.{0,20}\b(says?|said|states?|stated|reports?|reported|feels?|felt|likes?|liked|loves?|loved|thinks?|thought|tells?|told)\b|\bper (patient|pt)\b/;
const notDone = /\bnot (yet )?(checked|assessed|measured|done|examined|tested)\b/;

/** Whether the words are the patient’s. */
export const isSayText = (clause: string) => saySo.test(clause);

/** A text this long without a known observation or opinion may be an assessment in other words. */
const minCharsToRead = 40;

/** Fact 18: “fits well”, or what the patient says, is no assessment. Reads English, clause by clause. */
export function readFitNote(note: string): FitNoteKind {
  const clauses = note
    .toLowerCase()
    .split(/[;,!\n]|\.(?!\d)|\b(?:and|but)\b/)
    .filter((clause) => measure.test(clause) || !(opinion.test(clause) || saySo.test(clause)))
    .filter((clause) => !notDone.test(clause));
  if (clauses.some((clause) => measure.test(clause) || findings.some((finding) => finding.test(clause))))
    return 'objective';
  return clauses.join('').trim().length >= minCharsToRead ? 'unclear' : 'opinion';
}
