const number = String.raw`(?:\d+(?:[.,/]\d+)?|an?|half(?: an?)?|one|two|three|four|five|six|medi[ao]|un[ao]?|dos|tres|cuatro|cinco|seis)`;
const amount = `${number}(?: ?(?:-|to|or|a|o) ?${number})? ?(?:mg|mcg|µg|ml|g|cc|iu|units?|tablets?|pills?|capsules?|caplets?|drops?|puffs?|sprays?|teaspoons?|tablespoons?|tsp|tbsp|milligrams?|micrograms?|milliliters?|unidades|pastillas?|tabletas?|c[aá]psulas?|gotas?|cucharad(?:it)?as?|miligramos?|mililitros?|comprimidos?)`;
const taking = `(?:take|takes|taking|taken|give|gives|giving|swallow|inject|use|chew|drink|apply|tomar|tome|tomes|toma|t[oó]me(?:la|lo|las|los|se)|darle|dele|administre|inyecte|use|usar|trague|mastique|beba)`;
const rhythm = `(?:every|cada) ${number} (?:hours?|horas?)|(?:once|twice|${number} (?:times?|veces|vez)) (?:a|per|al|por) (?:day|d[ií]a)`;

const dose = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${taking}(?![\p{L}])[^.!?\n]{0,80}?(?<![\p{L}\d.,])(?:${amount}|${rhythm})|(?<![\d.,])${amount}(?![\p{L}])[^.!?\n]{0,60}?(?:${taking}|${rhythm}))(?![\p{L}])`,
  'iu',
);

/** An answer's words about a dose or frequency, or null. Ignores phones and hours. */
export function findDose(answer: string): string | null {
  return dose.exec(answer.normalize('NFKC').replace(/[*_`]/g, ''))?.[0] ?? null;
}
