/** Names of other businesses, in plain words. */
const others =
  '(?:cvs|walgreens?|wal ?mart|costco|kroger|safeway|rite ?aid|albertsons|publix|target|fred meyer|heb|h e b|sams club|bartell|bi ?mart|meijer|wegmans|dollar (?:general|tree)|home depot|mcdonalds|starbucks|amazon|kaiser(?: pharmacy)?)';
const asksOf = new RegExp(
  `\\b(?:what time|when|how late|is|are|does|do|where|hours|phone|number|address|a que hora|cuando|esta|donde|telefono|numero|direccion|horario|abre|cierra)\\b.{0,30}\\b${others}\\b(?: \\w+){0,2}(?: (?:open|opens|close|closes|closed|hours|located|hiring|number|phone|address|abre|abierto|cierra|cerrado|sunday|today|tomorrow|now))?`,
);
const fact =
  /\b(?:open|opens|close|closes|closed|closing|hours|phone|number|address|where is|where are|located|location|hiring|abre|abren|abierto|abierta|cierra|cierran|cerrado|horario|telefono|numero|direccion|donde esta|donde queda|sell|have|carry|vende|tiene)\b/;
const ours =
  /\b(?:transfer\w*|move|moving|switch\w*|bring|from|de|pasar|cambiar|traer|mover|prescriptions?|rx|recetas?|you|your|ustedes|my|mi|mis|closed down|shut down)\b/;

/** Whether a question asks for a fact about another business: "what time does CVS close". */
export function isAboutOtherBusiness(said: string): boolean {
  return asksOf.test(said) && fact.test(said) && !ours.test(said);
}
