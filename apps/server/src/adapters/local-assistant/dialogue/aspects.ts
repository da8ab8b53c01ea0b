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
      /\b(?:how long|how soon|how fast|how far ahead|how many (?:days|weeks|hours)|how late|how quick(?:ly)?|(?:by )?what time (?:do|would|should) (?:i|we) (?:have|need)|(?:until|till) what time|right away|same day|enseguida|de inmediato|cuanto (?:se )?(?:tardan?|tiempo|demoran?)|cuantos dias|mismo dia)\b/,
    told: /\b(?:days?|hours?|minutes?|weeks?|how long|how early|cutoff|same day|dias?|horas?|minutos?|semanas?|tardan?|cuanto tiempo)\b/,
  },
  {
    question: /\b(?:when|cuando)\b/,
    told: /\b(?:days?|hours?|when|cutoff|open|dias?|horas?|cuando|abrimos|abiertos)\b/,
  },
  {
    question:
      /\b(?:bring|need from|need with|papers?|documents?|ids?|identification|what do (?:i|we) need|what does (?:he|she) need|llevar|llevo|llevan?|traer|traigo|papeles|documentos|identificacion|que (?:necesito|necesita|ocupo))\b/,
    told: /\b(?:bring\w*|ids?|card|come in with|call us at|order|papers|traiga|traer|venga con|identificacion|tarjeta|orden|papeles)\b/,
  },
  {
    question: /\b(?:sign(?:ing)? (?:\w+ )?up|enroll?\w*|register|inscri\w+|apunt\w+|registr\w+)\b/,
    told: /\b(?:sign up|enroll|register|to start|inscrib\w+|empezar)\b/,
  },
  {
    question:
      /\b(?:try|test (?:it|one|them)|returns?|exchange|refund|(?:bring|take|send) (?:it|them) back|probar\w*|devolver\w*|devoluci\w+|regresar\w*|cambiar\w*)\b/,
    told: /\b(?:try|returns?|exchange|probar|devolver|devoluci\w+|cambiar)\b/,
  },
  {
    question:
      /\b(?:(?:which|what|every|some|any|all) days?|all the time|every ?day|weekends?|weekdays?|que dias|todos los dias|siempre|fines? de semana|entre semana)\b/,
    told: /\b(?:days|when|at what times|dias|a que horas)\b/,
  },
  {
    question:
      /\b(?:say(?:s|ing)? no|(?:wont|won't|doesnt|doesn't|will not|refuses? to) (?:pay|cover|approve)|den(?:y|ies|ied)|reject\w*|dice[ns]? que no|no (?:quieren?|cubren?|pagan?))\b/,
    told: /\b(?:says no|denied|dice que no)\b/,
  },
  {
    question: /\b(?:(?:part|full)[ -]?time|medio tiempo|tiempo (?:completo|parcial))\b/,
    told: /\b(?:part time|tiempo)\b/,
  },
  { question: /\b(?:sign(?! (?:\w+ )?up)|signature|firmar|firma)\b/, told: /\b(?:sign|signature|firmar?|firma)\b/ },
  {
    question:
      /\b(?:how (?:old|young)|ages?|edad|years? old|anos|kids?|child(?:ren)?|ninos?|ninas?|(?:s|is|am|m|tiene|tengo) \d{1,2})\b/,
    told: /\b(?:ages?|edades|edad)\b/,
  },
  {
    question: /\b(?:how far|where do you|to my (?:house|area|zip)|hasta donde|a que (?:zonas|partes))\b/,
    told: /\b(?:where we deliver|hasta donde|address|direccion)\b/,
  },
  {
    question: /\b(?:how many|how often|cuant[oa]s|cada cuanto)\b(?! (?:days|weeks|hours|dias|semanas|horas))/,
    told: /\b(?:calendar year|ano calendario|up to \d+|hasta \d+|once|una vez)\b/,
  },
];

/** The aspects that a text asks for. */
export const aspectsOf = (plain: string): readonly Aspect[] => aspects.filter(({ question }) => question.test(plain));
