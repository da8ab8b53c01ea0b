/** A detail such as a price or a time, in plain lower case without accents, English and Spanish. */
interface Aspect {
  question: RegExp;
  /** Words of an answer that has it. */
  told: RegExp;
}

const aspects: readonly Aspect[] = [
  {
    question:
      /\b(?:how much|(?:whats?|what (?:is|does|do|would|will)) (?:it|that|they|those|one) (?:run|set me back)|without insurance|sin seguro|costs?|prices?|fees?|charges?|deposit|free|cheap(?:er)?|expensive|extra|cuanto (?:cuestan?|cobran|valen?|es|sale|salen|seria)|precios?|costo|gratis|cobran|cargo|cuestan?)\b/,
    told: /\b(?:costs?|prices?|pay|paying|free|fee|cuestan?|precios?|pagar?|pague|gratis)\b|\$/,
  },
  { question: /\b(?:appointment|appt|walk in|cita)\b/, told: /\b(?:appointment|walk in|cita)\b/ },
  {
    question:
      /\b(?:how long|how soon|how fast|how far ahead|how many (?:days|weeks|hours)|how late|same day|cuanto (?:se )?(?:tardan?|tiempo|demoran?)|cuantos dias|mismo dia)\b/,
    told: /\b(?:days?|hours?|minutes?|weeks?|how long|cutoff|same day|dias?|horas?|minutos?|semanas?|tardan?|cuanto tiempo)\b/,
  },
  {
    question: /\b(?:when|cuando)\b/,
    told: /\b(?:days?|hours?|when|cutoff|open|dias?|horas?|cuando|abrimos|abiertos)\b/,
  },
  {
    question:
      /\b(?:bring|need from|need with|papers?|documents?|ids?|identification|what do (?:i|we) need|what does (?:he|she) need|llevar|llevo|llevan?|traer|traigo|papeles|documentos|identificacion|que (?:necesito|necesita|ocupo))\b/,
    told: /\b(?:bring|ids?|card|come in with|call us at|order|papers|traiga|traer|venga con|identificacion|tarjeta|orden|papeles)\b/,
  },
  { question: /\b(?:sign|signature|firmar|firma)\b/, told: /\b(?:sign|signature|firmar?|firma)\b/ },
  {
    question:
      /\b(?:how old|ages?|edad|years? old|anos|kids?|child(?:ren)?|ninos?|ninas?|(?:s|is|am|m|tiene|tengo) \d{1,2})\b/,
    told: /\b(?:ages?|edades|edad)\b/,
  },
  {
    question: /\b(?:how far|where do you|to my (?:house|area|zip)|hasta donde|a que (?:zonas|partes))\b/,
    told: /\b(?:where we deliver|hasta donde|address|direccion)\b/,
  },
];

/** The aspects that a text asks for. */
export const aspectsOf = (plain: string): readonly Aspect[] => aspects.filter(({ question }) => question.test(plain));
