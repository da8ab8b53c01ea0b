import { findings as englishFindings, type FitNoteKind, isSayText, measure } from './fit-note.ts';

/** Spanish, without accents, and English words that the plain reader lacks. */
const findings: readonly RegExp[] = [
  ...englishFindings,
  /\bdedos?\b.*(espacio|holgura|libre|profundidad|roza)|(espacio|holgura|profundidad).*\bdedos?\b|\bpuntera\b/,
  /\btalon\b.*(desliz|resbal|firme|sujet|sale|levanta|se mueve)|(desliz|resbal|sujecion).*\btalon\b/,
  /deslizamiento|\bpresion\b|\broz(a|an|o|aduras?|amiento)\b|\benrojec|\brojez|\brojas?\b|ampolla|irritacion|arruga|\bmarcas?\b|\bapriet/,
  /\bmarcha\b|\bcamin(o|a|ando|ata)\b|\bde pie\b|apoyo/,
  /\b(ancho|anchura|largo|longitud|empeine|metatars\w*|punto de flexion|correas?|cordones)\b/,
  /\b(skin|piel)\b.*\b(intact|clear|intacta|sana)|er[iy]th?ema|compresi|compressi/,
  /\b(clears?|touch(es|ing)?|contacts?|grips?|bears?|no toca|toca|libra|sobresale)\b.*\b(upper|counter|vamp|forefoot|toes?|hallux|bunion|juanete|cuero|dedos?|talon|lateral)|\b(bunion|hallux|hammer ?toes?|juanete|dedos?)\b.*\b(clears?|touch(es|ing)?|no toca|toca|libra)\b/,
  /\bplantillas?\b.*(contacto|asient|plana|sigue|llen)/,
];

/** Words that praise and say nothing about a shoe on a foot, in both languages. */
const opinion = new RegExp(
  [
    String.raw`\b(fit(s|ted|ting)?|size|sizing|feel(s|ing)?|look(s|ed)?|work(s|ed)?)\b.{0,16}\b(well|good|great|fine|ok(ay)?|nice(ly)?|perfect(ly)?|proper(ly)?|correct(ly)?|right|appropriate(ly)?|adequate(ly)?|acceptabl[ey]|satisfactor(y|ily)|excellent(ly)?|wonderful(ly)?|amazing(ly)?|like a glove|true to size|as expected)\b`,
    String.raw`\b(good|great|nice|perfect|excellent|proper|fine|ok(ay)?|correct|right|appropriate|adequate|acceptable|satisfactory|ideal|well|best|snug|secure)\b[\s-].{0,12}\bfit`,
    String.raw`\b(fit|fitting|size)\b.{0,14}\b(confirmed|verified|approved|checked|done|complete[d]?|assessed|within normal limits|wnl|unremarkable)\b`,
    String.raw`comfort|comfy|happy|satisf|pleas|delighted|thrilled|\bno (complaints?|problems?|issues?|concerns?|discomfort|pain)\b|\bwithout (complaints?|problems?|issues?|concerns?)\b`,
    String.raw`\b(le|les|me)? ?(queda[n]?|quedo|quedaron|ajusta[n]?|calza[n]?|sient[ae]n?|va[n]?|sirve[n]?)\b.{0,16}\b(bien|perfect[oa]s?|perfectamente|genial|excelente|estupend[oa]|justos?|a la medida|correctamente|adecuadamente|de maravilla)\b`,
    String.raw`\b(buen|buena|perfect[oa]|excelente|correct[oa]|adecuad[oa])\b.{0,12}\b(ajuste|calce|talla|horma)`,
    String.raw`\b(ajuste|calce|talla|horma)\b.{0,14}\b(buen[oa]?|perfect[oa]|excelente|correct[oa]|adecuad[oa]|bien|confirmad[oa]|verificad[oa])\b`,
    String.raw`\b(walk\w*|ambulat\w*|camin\w*|marcha)\b.{0,12}\b(well|fine|good|great|ok(ay)?|comfortabl\w*|easily|happily|out|home|away|bien|comod\w*|feliz)\b`,
    String.raw`\b(appropriate|adequate|correct|proper|good|right|adecuad[oa]|correct[oa]|buen[oa]?)\s(size|width|length|talla|ancho|largo)\b`,
    String.raw`\b(size|width|length|talla|ancho|largo)\b.{0,4}\b(appropriate|adequate|ok(ay)?|good|fine|bien|adecuad[oa])\b`,
    String.raw`\bcomplain|\bquej[aoó]|\b(denies|denied|niega|nego|dice|dijo)\b`,
    String.raw`comod|content[oa]|satisfech|encantad|feliz|\bgust[ao]n?\b|\bsin (quejas?|problemas?|molestias?|dolor)\b|\bno (tiene|hay|presenta|refiere) (quejas?|problemas?|molestias?|dolor)\b`,
  ].join('|'),
);
const saySo =
  /\b(paciente|pte|ella|el|esposo|esposa|hija|hijo|senor|senora|cliente)\b.{0,20}\b(dice|dijo|refiere|refirio|reporta|reporto|siente|sintio|comenta|comento|indica|indico|opina|cree|afirma|manifiesta)\b|\bsegun (el|la) paciente\b/;
const notDone =
  /\bnot (yet )?(checked|assessed|measured|done|examined|tested|observed|recorded)\b|\bno se (reviso|evaluo|midio|examino|comprobo|verifico|observo)\b|\b(sin|falta) (revisar|evaluar|medir)\b|\bto be (checked|assessed|measured)\b|\bdeferred\b/;
const spanishMeasure = /\b(un|medio|1) (dedo|centimetro|pulgar)\b|\bancho de(l)? (pulgar|dedo)\b/;

/** Clauses, also where Spanish joins them. */
const joints = /[;,!?\n]|\.(?!\d)|\b(?:and|but|y|e|pero|aunque)\b/;

const minCharsToRead = 40;

/**
 * Fact 18, for cases with papers: “fits well” in its many wordings is no assessment; a finding on a worn shoe is. Plain input uses
 * `readFitNote`.
 */
export function readFitFindings(note: string): FitNoteKind {
  const clauses = plainly(note)
    .split(joints)
    .filter((clause) => isMeasure(clause) || !(opinion.test(clause) || saySo.test(clause) || isSayText(clause)))
    .filter((clause) => !notDone.test(clause));
  // One word alone is left of a split praise: “fits great in width and length”.
  const isFinding = (clause: string) => clause.trim().includes(' ') && findings.some((finding) => finding.test(clause));
  if (clauses.some((clause) => isMeasure(clause) || isFinding(clause))) return 'objective';
  return clauses.join('').trim().length >= minCharsToRead ? 'unclear' : 'opinion';
}

const isMeasure = (clause: string) => measure.test(clause) || spanishMeasure.test(clause);

function plainly(note: string): string {
  return note.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
