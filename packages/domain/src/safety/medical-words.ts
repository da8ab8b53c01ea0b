/** Medical words in English and Spanish as regular expression sources for lower-case text (see `medical-advice.ts`). */

/** Counts, in digits and words. */
export const number = String.raw`(?:\d[\d.,/]*|[½¼¾⅓⅔]|1 ?⁄ ?2|a half|half an?|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|a couple(?: of)?|several|medi[ao]|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cien|ciento|quinientos|mil)`;

/** Units of strength. */
export const unit = String.raw`(?:m ?gs?|mcgs?|µgs?|μgs?|ug|milli ?grams?|micro ?grams?|grams?|gms?|m ?ls?|milli ?lit(?:er|re)s?|cc|i\.?u\.?|meq|miligramos?|microgramos?|gramos?|mililitros?|international units?|units?|unidades)`;

/** Dosage forms. */
export const piece =
  '(?:tabs?|tablets?|pills?|caps?|capsules?|caplets?|gel ?caps?|lozenges?|drops?|puffs?|sprays?|inhalations?|patch(?:es)?|doses?|injections?|suppositor(?:y|ies)|tea ?spoon(?:ful)?s?|table ?spoon(?:ful)?s?|tsp|tbsp|pastillas?|tabletas?|comprimidos?|c[aá]psulas?|gotas?|inhalaciones|disparos?|parches?|dosis|inyecciones|cucharad(?:it)?as?|cucharaditas?|supositorios?)';

/** Schedules. */
export const perTime = `(?:(?:once|twice|thrice|${number} times?|${number}) (?:a|an|per|each|every|daily) ?(?:day|hour|night|morning|week|month)?|(?:once|twice|${number} times?) daily|every (?:other day|${number}(?: ?(?:-|to|or) ?${number})? hours?|day|morning|night|evening)|daily|at bedtime|with (?:food|meals)|on an empty stomach|(?:una vez|${number} veces) (?:al|por|a la|cada) (?:d[ií]a|semana|noche|hora)|cada (?:${number}(?: ?(?:-|a|o) ?${number})? horas?|d[ií]a|noche|ma[nñ]ana)|diariamente|a diario|al acostarse|con (?:comida|las? comidas?|alimentos)|en ayunas)`;

/** Ways to take or give. */
export const takeVerb =
  '(?:take|taking|(?<!(?:we|pharmacists?|staff|nurses?|they) )give(?! us)|giving|rub|put|insert|spray|massage|swallow|chew|inject|apply|inhale|drink|use|using|administer|toma|tomar|tome|t[oó]me(?:la|lo|las|los|se)|tomando|dar|dele|dé|administre|aplique|inyecte|frote|ponga|póngase|use|usar|trague|mastique)';

/** Those that need no schedule. */
export const swallowVerb =
  '(?:take|taking|swallow|chew|inject|inhale|drink|tomar|tome|t[oó]me(?:la|lo|las|los|se)|tomando|trague|mastique)';

/** The other end of a range. */
export const range = `(?: ?(?:-|to|or|a|o) ?${number})?`;

/** Things people "take" that are not medicines: time, pictures. */
export const notPieces = String.raw`(?:\p{L}+ )?(?:photos?|pictures?|look|minutes?|hours?|days?|weeks?|steps?|numbers?|n[uú]meros?|medicines|medications|fotos?|fotograf[ií]as?|minutos?|horas?|d[ií]as?|semanas?|medicinas|medicamentos)`;

/** Any word for a medicine. */
export const medicine = String.raw`(?:it|them|this|that|these|those|both|medicines?|medications?|meds?|drugs?|pills?|tablets?|capsules?|doses?|inhaler|insulin|antibiotics?|prescriptions?|treatment|(?:your|the|a|an|any|my) \p{L}+|medicinas?|medicamentos?|pastillas?|tabletas?|dosis|insulina|antibi[oó]ticos?|tratamiento|(?:su|sus|el|la|los|las|tu|tus) \p{L}+)`;

/** Conditions. */
export const illness = String.raw`(?:(?:\p{L}+ ){0,2}(?:infections?|flu|influenza|covid(?:-19)?|cold|strep(?: throat)?|pink eye|conjunctivitis|food poisoning|poisoning|hives|sprain|tonsillitis|gout|kidney stones?|appendicitis|panic attack|dehydration|heat stroke|heart burn|heartburn|(?:bug|insect|spider|tick) bite|fungus|thrush|lice|scabies|vertigo|concussion|pregnancy|virus|poison ivy|allerg(?:y|ies)|allergic reaction|side effects?|pneumonia|bronchitis|sinusitis|migraines?|asthma|arthritis|diabetes|hypertension|high blood pressure|low blood (?:pressure|sugar)|high blood sugar|anemia|ulcers?|reflux|gerd|uti|shingles|eczema|rash|depression|anxiety|heart (?:attack|disease|failure)|stroke|cancer|overdose|withdrawal|disease|disorder|condition|syndrome|infecci[oó]n|gripe|influenza|resfriado|alergias?|reacci[oó]n al[eé]rgica|neumon[ií]a|bronquitis|migraña|asma|artritis|diabetes|hipertensi[oó]n|presi[oó]n alta|anemia|conjuntivitis|intoxicaci[oó]n|hongos|virus|sarampi[oó]n|v[eé]rtigo|[uú]lcera|reflujo|depresi[oó]n|ansiedad|infarto|derrame|c[aá]ncer|enfermedad|trastorno))`;

/** Over-the-counter remedies: after a verb of use they are a recommendation. */
export const remedy = String.raw`(?:tylenol|acetaminophen|paracetamol|acetaminof[eé]n|ibuprofen|ibuprofeno|advil|motrin|aleve|naproxen[oa]?|aspirin[a]?|benadryl|diphenhydramine|difenhidramina|claritin|loratadin[ea]|zyrtec|cetirizin[ea]|allegra|fexofenadine|sudafed|pseudoephedrine|mucinex|guaifenesin|robitussin|dextromethorphan|nyquil|dayquil|pepto(?:-?bismol)?|imodium|loperamide|loperamida|tums|omeprazol(?:e)?|prilosec|pepcid|famotidin[ea]|melatonin[a]?|hydrocortisone|hidrocortisona|neosporin|antacids?|anti[aá]cidos?|antihistamines?|antihistam[ií]nicos?|decongestants?|descongestionantes?|laxatives?|laxantes?|pain relievers?|analg[eé]sicos?|(?:\p{L}+ )?(?:cream|ointment|eye drops|nasal spray|lotion|cough syrup|crema|ung[uü]ento|pomada|jarabe))`;

/** Symptoms. */
export const complaint = String.raw`(?:pain|headaches?|fever|cough|colds?|allerg\p{L}+|rash|itch\p{L}*|congestion|heartburn|nausea|sleep|symptoms?|sore throat|flu|diarrhea|constipation|el dolor|la fiebre|la tos|los s[ií]ntomas)`;

/** Words that turn a condition into a service: "this is the flu shot clinic". */
export const notAboutService = String.raw`(?! (?:shots?|vaccin\p{L}+|clinic|season|tests?|medicines?|medications?|strips|suppl\p{L}+|shoes|education|class|monitors?|cuffs?))`;
