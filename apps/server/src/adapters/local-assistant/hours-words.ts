import type { Language } from '@rxweb/contracts/shared/language';

/** Plain words that tell questions about our hours from others, each language in its own. */
export interface HoursWords {
  opening: RegExp;
  /** Other things that are opened or closed. */
  otherOpening: RegExp;
  hours: RegExp;
  otherHours: RegExp;
  week: RegExp;
  holidays: RegExp;
  whenOpening: RegExp;
  whenOpen: RegExp;
  whenClosing: RegExp;
  now: RegExp;
  /** Whether it is open, with nothing else. */
  bare: RegExp;
  /** Asks for more than now. */
  more: RegExp;
  nextOpening: RegExp;
  /** "Open" and "close" referring to the store. */
  storeOpens: RegExp;
  /** "Anyone there?" asks whether the store is open. */
  isSomebodyThere: RegExp;
}

export const hoursWords: Readonly<Record<Language, HoursWords>> = {
  en: {
    opening: /\b(open|opens|opened|opening|close|closes|closed|closing)\b/,
    otherOpening:
      /\b(open|opened|opening|close) (the \w+|a \w+|an \w+|my|up|child|bottles?|caps?|lids?|pill|positions?|jobs?|accounts?|attachments?|files?|source)\b|\b(job|easy|to) open(ings?)?\b|\bclosest\b|\bclose (?:by|to)\b|\b(if|when|while) you are closed\b|\b(you are|your) closed\b(?! (?:on|for|over|today|tonight|tomorrow|now|early|this|next|the|new|\w+days?|christmas|xmas|thanksgiving|easter|\d+)\b)/,
    hours:
      /\b(your|the|store|business|opening|pharmacy|holiday|weekend|weekday|normal|regular|working|todays|tomorrows) hours\b|^hours\b|\bhours (today|tomorrow|on|for|are|of operation|this|tonight)\b|^\w+ hours$|\b((your|opening|store) schedule|how late|how early|do evenings|evening hours|open evenings)\b|\bthe (?:latest|earliest|soonest) (?:i|we|you|one|my \w+) can\b|\blatest (?:time )?to (?:come|get|pick)\b|\b(?:you|u|guys|yall|store|pharmacy) (?:(?:open|do|run|stay|stay open|work|have|offer) )?(?:for )?24 ?(?:hours|hrs|7)\b/,
    otherHours: /\b(after|within|in|every|off|(?!24 )\d+) hours\b/,
    week: /\b(hours|schedule|what days|which days|every day|weekdays|24\/7|all night|all day|days of the week|days a week)\b/,
    holidays: /\bholidays?\b(?! (?:card|cards|gift|gifts|decor\w*|supply))/,
    whenOpening: /\b(when|what time|how soon|how early)\b.*\b(open|opens|opening|reopen)\b|\bnext open(ing)?\b/,
    whenOpen: /\b(when )?are you open\b/,
    whenClosing: /\b(when|what time|how late|how long)\b.*\b(open|close|closes|closing|there)\b/,
    now: /\b(now|currently|still|at the moment|yet|right now|already)\b/,
    bare: /\b(are you|is it|you guys|is the (store|pharmacy)|is anyone|are ya|you) (still |already )?(open|closed)\b/,
    more: /\b(hours|schedule|what days|which days|every day|weekdays|24\/7|all night|all day|days of the week|days a week|when|what time|how late|how early|until|lunch|morning|afternoon|evening|evenings|nights|before you close|make it)\b/,
    nextOpening: /\b(next open|open next|reopen|open again|open back up|back open)\b/,
    storeOpens:
      /\b(you|yall|u|ya|you all|guys|they|store|pharmacy|place|shop|anyone|counter|folks) (\w+ ){0,2}(open|opens|opened|close|closes|closed|closing|opening)\b|\b(when|what time|how late|how early|until when|still|now|today|are|is|will|early|late)\b.{0,30}\b(open|opens|close|closes|closed|closing|opening)\b|^(u |you |are |r )?(open|closed)\b|\b(open|closed|close) (now|today|yet|late|early|right now|until|till|til|on|at|for|this|tomorrow|24|every)\b|\b(closing|opening) time\b/,
    isSomebodyThere:
      /\b(anyone|anybody|somebody|someone|you guys|you|yall) (?:(?:still|gonna|going to|be|already) )*(?:there|in|around|working)(?: (?:right now|now|today|yet|then|at that time|on|at|by|around))*[ .]*$/,
  },
  es: {
    opening:
      /\b(abren?|abriran?|abrir|abrieron|atienden?|atenderan|trabajan|cierran?|cerraran?|cerrar|cerraron|abiert[oa]s?|cerrad[oa]s?|reabren?)\b/,
    otherOpening:
      /\b(abrir|abro|abre|cerrar) (el|la|los|las|un|una|mi|mis) \w+|\bcuando estan? cerrados?\b|\bfuera del? horario\b|\bdespues de cerrar\b|\b(facil|puedo|como|trabajo) (de )?abrir\b/,
    hours:
      /\b(?:a partir de|desde|hasta|a) que horas? (?:puedo|podemos|se puede) (?:llegar|ir|venir|pasar)\b|\bhorarios?\b|\bestan (?:toda la semana|todos los dias|los (?:sabados|domingos))\b|\bhoras de (atencion|servicio|apertura)\b/,
    otherHours: /\b(fuera del?|despues del?) (su |el )?horario\b/,
    week: /\b(horarios?|que dias|todos los dias|entre semana|24\/7|las 24 horas|24 horas|toda la noche|dias de la semana)\b/,
    holidays: /\b(festivos?|feriados?|dias de fiesta)\b/,
    whenOpening:
      /\b(cuando|desde que hora|desde cuando|cuanto falta)\b.*\b(abren?|abran|abriran|van a abrir|vuelven a abrir|reabren)\b/,
    whenOpen: /\ba que horas? (abren?|atienden?|estan abiertos)\b|\bcuando estan abiertos\b/,
    whenClosing:
      /\b(a que hora|cuando|hasta que hora|hasta cuando)\b.*\b(cierran?|cerraran|abren?|atienden?|estan|abiertos?)\b|\bhasta (que horas?|cuando)\b/,
    now: /\b(ahora|ahorita|todavia|aun|en este momento|siguen?|ya (?:abrieron|cerraron|abren|estan|cerro|abrio))\b/,
    bare: /\b(abren?|abiert[oa]s?|cerrad[oa]s?|cierran?|cerraron|abrieron|atienden?|trabajan)\b/,
    more: /\b(horarios?|que dias|todos los dias|entre semana|24\/7|24 horas|toda la noche|a que horas?|que hora|cuando|hasta que|hasta cuando|desde que|almuerzo|comida|comer|lonche|tarde|noche|noches|temprano|alcanzo)\b/,
    nextOpening: /\b(vuelven? a abrir|reabren?|proxima vez que abren)\b/,
    storeOpens:
      /\b(abren|abriran|van a abrir|vuelven a abrir|atienden|atenderan|abrieron|trabajan|van a trabajar|cierran|cerraran|cerraron|van a cerrar)\b|\b(abre|cierra)(?= (?:la|el|hoy|manana|los|a las?|ahora|ahorita|hasta)\b|$)|\b(a que horas?|cuando|hasta que hora|desde que hora) (abre|cierra|atiende)\b|\b(estan|esta|estaran|estara|siguen|sigue|van? a estar)( \w+){0,2} (abiert|cerrad)[oa]s?\b|\b(?:alcanzo|encuentro|encontrarl[oa]s) (?:todavia |aun )?abiert[oa]s?\b|^(abiert|cerrad)[oa]s?\b|\b(abiert|cerrad)[oa]s? (hoy|ahora|ahorita|manana|el|los|en|a las?|hasta|todavia)\b|\bhora de cierre\b/,
    isSomebodyThere:
      /\b(hay alguien|habra alguien|va a haber alguien|alguien atendiendo|alguien atiende)( \w+){0,3}[ .]*$|\b(?:(?:todavia|aun) estan|estan (?:todavia|aun))(?: ahi| alla)?[ .]*$/,
  },
};

/** A question about what to do meanwhile is not about hours. */
export const meanwhile =
  /\bwho (do|can|should|could|would) (i|we) (call|talk|ask|go|speak|contact)|\bwhat (do|should|can) (i|we) do\b|\b(a|con) quien (llamo|le llamo|hablo|le hablo|acudo|puedo|recurro|le pregunto)|\bquien me (atiende|ayuda)\b|\b(que|a donde|donde) (hago|voy|acudo|puedo ir)\b|\bfuera del? horario\b|\b(cannot|cant|can not) wait\b|\bno puedo esperar\b|\bneed my (medicine|meds|pills)\b|\bnecesito mi (medicina|medicamento)\b|\b(after|once) (you|yall) (are )?close(d)?\b|\bon call\b|\b24 (hour|hr|hours) (pharmacy|line)|\bfarmacia (abiert[oa] )?(las )?24\b|\bfarmacias? (abiert[oa]|de guardia|de turno)|\b(somewhere|anywhere|any ?place|some other|any other|another (store|pharmacy|place|one))\b/;
/** We don't know other places' hours. */
export const otherPlace =
  /\b(bank|library|post office|dmv|school|restaurant|gym|gas station|hospital|clinic|doctors office|doctors?|doc|\w{4,}olog(?:y|ists?|[oa])|banco|biblioteca|escuela|restaurante|gasolinera|clinica|consultorio|correo)\b|^is (?!it|this|that|there|the|your|ur|anyone|anybody|pharmacy|store|drive|alder)\w+ (still )?(open|closed)\b/;
/** Other things that open, close or have hours. */
export const otherSubject =
  /\b(deliver\w*|entregas?|entregan|domicilio|camera|camara|bottles?|frascos?|botellas?|caps?|lids?|tapas?|files?|archivos?|app|account|cuenta|my (old )?pharmacy|mi farmacia|vaccin\w*|shots?|vacuna\w*|fax|parking|estacionamiento|drive (thru|through)|insurance|seguros?|aseguranzas?|(?:sin|con) cita|walk ?ins?)\b/;
export const weather =
  /\b(snow|snows|snowing|snowed|snowy|snowstorm|ice|icy|storms?|stormy|weather|power (?:outage|(?:goes|is|was|went) out)|hurricane|tornado|flood|floods|flooding|blizzard|nieva|nieve|nevara?|nevada|nevando|tormentas?|mal tiempo|huracan|inundacion|se va la luz)\b/;
/** Whether the store is gone for good, which hours of a day don't say. */
export const forGood =
  /\b(?:clos\w+ (?:down|up shop)|(?:clos\w+|shut\w*) (?:\w+ ){0,3}(?:for good|permanently|forever)|(?:for good|permanently) clos\w+|shut(?:ting)? down|out of business|still in business|cerr\w+ (?:\w+ ){0,2}(?:para siempre|definitiv\w+|permanent\w+)|cierran (?:para siempre|definitiv\w+))\b/;
/** Breaks at lunch, which hours may leave out. */
export const lunchBreak =
  /\b(?:clos\w+|break|leaves?|goes|gone|takes?|when|what time)\b.*\blunch\b|\blunch (?:break|hour|closing)\b|\b(?:cierran?|cerrad[oa]s?|a que horas?|cuando|salen?|toman?)\b.*\b(?:comer|comida|almuerzo|almorzar|lonche|lunch)\b/;
