const medicine =
  '(?:medicines?|medications?|meds?|pills?|tablets?|capsules?|prescriptions?|rx|scripts?|refills?|bottles?|bags?|labels?|dose|doses|dosage|strength|drugs?|inhalers?|insulin|medicinas?|medicamentos?|remedios?|pastillas?|pildoras?|tabletas?|capsulas?|recetas?|frascos?|botes?|bolsas?|etiquetas?|dosis|insulina)';
const mistaken =
  '(?:wrong|mistakes?|errors?|mix(?:ed)?[ -]?up|switched|some(?:one|body) else.?s?|another (?:person|patient|name)|different (?:person|name|color|colour|shape)|(?:not|isn.?t|aren.?t|arent|isnt) (?:my|mine)|look(?:s|ed)? different|equivoca\\w*|error|confundi\\w*|cambia(?:ron|do|da|dos|das)|de otr[ao] (?:persona|paciente|nombre|color)|no (?:es|son) (?:mi|mis|mia|mias|mio|mios|lo que)|se ven? (?:diferentes?|distint\\w+))';
const near = new RegExp(
  `\\b${mistaken}\\b[^.!?\\n]{0,40}\\b${medicine}\\b|\\b${medicine}\\b[^.!?\\n]{0,60}\\b${mistaken}\\b`,
);

/** Whether a message says that the store may have given the wrong medicine, in English or Spanish. */
export function isAboutWrongMedicine(text: string): boolean {
  return near.test(text.slice(0, maxChars).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
}

/** A mistake is named early; the rest of a long text would only cost time. */
const maxChars = 2_000;
