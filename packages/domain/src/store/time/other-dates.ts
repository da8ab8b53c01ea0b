import type { Language } from '@rxweb/contracts/shared/language';

interface OtherWords {
  /** Directly before a date: it is the date of something else. */
  before: RegExp;
  /** Before a date that begins with "of": "la receta del 3 de noviembre". */
  beforeOf: RegExp;
  /** A part of the message that says what happened, or when a medicine is taken. */
  telling: RegExp;
  /** A part of the message that asks about opening, or about coming by. */
  opening: RegExp;
  /** Where one part of a message ends. */
  breaks: RegExp;
}

/** Words that tell dates of birth, prescriptions, shots and the like from days to come on. */
export const otherWords: Readonly<Record<Language, OtherWords>> = {
  en: {
    before:
      /\b(?:born|dob|d o b|birth ?dates?|date of birth|birthdays?|bday|expir\w*|exp(?: date)?|dated|since|(?:re)?filled|written|prescribed|ran out|run(?:ning)? out|lot|(?:prescriptions?|rx|script|scripts|refills?|bottle|order|receipt|label|letter|text|message|voicemail|shot|visit|results?|bill|charge|copay) (?:from|of|dated|on|for)|(?:appointment|appt|surgery|procedure|visit|birthday|flight|trip|due|refill date|anniversary) (?:is|was|on|date|for)|leav(?:e|ing)|diagnosed|hospital|discharged|died|passed away)(?: (?:is|was|on|in|the|it|back|at|of|a|my|me|her|him|around|about|:)){0,3}$/,
    beforeOf: /(?!)/,
    telling:
      /\b(?:i|we|he|she|they|you guys|it|doctor|dr|doc|nurse|office|mom|dad|mother|father|wife|husband|son|daughter|insurance|somebody|someone|tech|pharmacist|prescription|medicine) (?:\w+ )?(?:had|got|picked|dropped|called|sent|ordered|saw|started|stopped|took|came|went|was|were|did|left|fell|missed|received|gave|told|said|wrote|faxed|used|paid|bought|forgot|tried|asked|moved|filled|expired|requested|submitted|put|visited)\b|\b(?:had|got|received) (?:my|the|a|his|her|our) (?:\w+ ){0,2}(?:shots?|vaccines?|booster|dose|refill|prescription|surgery|order|text|call)\b|\b(?:take|takes|taking|give|giving) (?:my|his|her|the|it|them|these|this|a) ?(?:\w+ )?(?:pills?|meds?|medicines?|medication|dose|tablets?|insulin)?\b|\b(?:dose|pill|shot) (?:at|was|on)\b|\bmy (?:birthday|dob|date of birth|birth date)\b/,
    opening:
      /\b(?:open|opens|opened|opening|close|closes|closed|closing|hours|schedule|reopen|holiday|holidays|there|come|coming|stop by|swing by|drop by|come by|make it|get there|visit|be in|work|working|pick ?up)\b/,
    breaks: / [.,] | (?:but|so|because) | and (?=(?:are|is|do|does|when|what|will|can|how)\b)/,
  },
  es: {
    before:
      /\b(?:naci|nacio|nacid[oa]|nacimiento|cumple|cumpleanos|cumplo|venc\w+|caduc\w+|expir\w+|fechad[oa]|con fecha|surtid[oa]|recetad[oa]|se me acab\w+|lote|(?:cita|operacion|cirugia|vuelo|viaje) (?:es|fue|era|para)|diagnostic\w+|fallecio|murio)(?: (?:es|fue|el|en|la|dia|de|a|mi|era|:)){0,3}$/,
    beforeOf:
      /\b(?:recetas?|ordenes|orden|cita|vacuna|frasco|nota|medicina|medicamento|mensaje|llamada|recibo|etiqueta|visita|resurtido|refill|cuenta|factura)(?: medica)?$/,
    telling:
      /\b(?:me (?:vacune|pusieron|dieron|mandaron|llamaron|dijeron|recetaron|operaron|toca(?:ba)?|toco|puse|hicieron|llego|cobraron|surtieron|enviaron)|recogi|fui|llame|mande|tuve|tome|empece|deje|vine|vino|llego(?! (?:hoy|manana|a las?|como|tipo|en (?:un|una|unos|unas|\d)|(?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)))|compre|pedi|surtieron|recetaron|envio|enviaron|mi doctor(?:a)? (?:mando|envio)|pague|hable|nacimiento|naci|cumpleanos|tomo (?:mi|la|mis|las|el|los)|tomar (?:mi|la|mis|las))\b/,
    opening:
      /\b(?:abr\w+|abiert[oa]s?|cierr\w+|cerr\w+|horarios?|atienden?|atencion|trabajan|ir|pasar|venir|llegar|llego|alcanzo|estan|estaran|festivos?|feriados?|hay servicio|recoger|pasar por)\b/,
    breaks: / [.,] | (?:pero|porque|asi que) | y (?=(?:abren|a que|cuando|estan|cierran|puedo|hasta)\b)/,
  },
};
