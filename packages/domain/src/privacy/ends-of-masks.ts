import { numberWord } from './spoken-numbers.ts';

/** Rest of a detail beside its mask: last groups of a number, a second surname, "casa de atrás". Plain signs. */

type Forms = readonly (readonly [RegExp, string])[];

const shown = String.raw`\[(?:phone|number|card|ssn|Rx number|record number|insurance number|license number)\]`;
const unit = String.raw`(?! ?(?:m?gs?|mcg|ml|iu|units?|tab\p{L}*|pill\p{L}*|pastill\p{L}*|caps?\p{L}*|days?|d[ií]as?|hours?|horas?|am|pm|%|weeks?|semanas?|people|personas|refills?|years?|a[ñn]os|months?|mes(?:es)?|times|veces|of|or|de|o|to|a)(?![\p{L}]))`;

const numbers: Forms = [
  // "[number] - 03", "[ssn] 01"
  [
    new RegExp(
      String.raw`(${shown})(?: ?[-./] ?\d{1,6}(?:[ .-]?\d{1,4})*| \d{2,4}| \d(?=[.,;!?]|$))(?![\p{L}\d:%/]|[.,-]\d)${unit}`,
      'gu',
    ),
    '$1',
  ],
  // "AB_[number]", "44 - [number]", "CC / [number]"
  [new RegExp(String.raw`(?<![\p{L}\d$.,:/])(?:\p{L}{1,4}_|\d{1,6} ?- ?|\p{Lu}{1,4} ?\/ ?)(?=${shown})`, 'gu'), ''],
  // "[number], dash 660", "[number] K 9", "[number] two."
  [
    new RegExp(
      String.raw`(${shown})(?:,? ?(?:dash|gui[oó]n|-) ?\d{1,6}| \p{Lu} \d{1,3}| ${numberWord}(?: ${numberWord}){0,4}(?=[.,!?;]|$))+(?![\p{L}\d])`,
      'giu',
    ),
    '$1',
  ],
  [new RegExp(String.raw`(${shown})(?:[·.][\p{Lu}\d]{2,6})+(?![\p{L}\d])`, 'gu'), '$1'],
  [/((?<!\p{L})(?:mastercard|visa|amex|discover|d[eé]bito|debit card|tarjeta) )\d{4}(?![\d/:-])/giu, '$1[card]'],
  [/\[insurance number\] \[date\](?: \d{1,4})?(?![\d/:])/g, '[insurance number]'],
  [/(\[phone\],?) (?:area(?: code)?|lada|c[oó]digo(?: de [aá]rea)?) \d{3}(?!\d)/giu, '$1'],
  // "QRS [date]": letters before what looked like a date
  [
    /(?<![\p{L}\d])(?!(?:DOB|FN|FDN|BD|BORN|EXP|ON|MY|IS|AM|PM|THE|FECHA|NAC)(?!\p{L}))\p{Lu}{2,5} \[date\]/gu,
    '[number]',
  ],
];

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|set|dic';
const dayOfMonth = String.raw`(?:\d{1,2} de (?:${months})\p{L}{0,7}|(?:${months})\p{L}{0,6}\.? \d{1,2})`;

const dates: Forms = [
  [
    new RegExp(String.raw`\[birth date\](?: (?:of|de) (?:${months})(?!\p{L})| \d{1,2}(?=$|[.,;!?\n]))`, 'giu'),
    '[birth date]',
  ],
  [new RegExp(String.raw`(\[birth date\][^\n]{0,50}?)(?<!\p{L})${dayOfMonth}(?![\d:])`, 'giu'), '$1[birth date]'],
  [
    /((?<!\p{L})(?:nac\p{L}{1,4}|born) (?:hace )?\d{1,2} (?:d[ií]as|semanas|mes(?:es)?|days|weeks|months)(?: ago)?,? (?:el |on )?)\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)/giu,
    '$1[birth date]',
  ],
  // "nació en el 61, 4 de mayo"
  [
    new RegExp(
      String.raw`((?<!\p{L})(?:nac\p{L}{1,4} en(?: el)?|born in) )'?\d{2}(?![\d:])(?:,? (?:el |on )?${dayOfMonth})?`,
      'giu',
    ),
    '$1[birth date]',
  ],
  // "3 de abril (un lunes), 1951"
  [/(?<!\d)\d{1,2} (?:de )?\p{L}{3,10} \([^()\n]{1,30}\),? (?:de |del )?(?:19\d\d|20[01]\d)(?!\d)/giu, '[birth date]'],
  [/(?<![\p{L}\d])(?:el )?(?:d[ií]a )?(?:[12]?\d|3[01])(?:[oº°]|ro)? (?:de|del) (?=\[(?:birth )?date\])/giu, ''],
  [
    /(?<![\p{L}\d])(?:[12]?\d|3[01])(?:[oº°]|ro)? del? (?:1[0-2]|0?\d) del? (?:(?:19|20)\d\d|\[number\])/giu,
    '[birth date]',
  ],
];

const names: Forms = [
  [/\[name\] \p{Lu}\p{L}{1,20} (?=\[(?:birth )?date\])/gu, '[name] '],
  // "Grace [name]": a word that is a name, too.
  [
    /(?<![\p{L}\d'])(?:Comfort|Blessing|Precious|Patience|Mercy|Grace|Joy|Faith|Hope|Charity|Prince|Princess|King|Favor|Gift|Goodluck|Innocent|Happy|Lucky|Sunday|Friday|Pa|Mai|My|Bee|See|Chue|True|Long|Young|Sun|Song|Dung|Phuc|An|Bao|Hoa|Lan|Thu) (?=\[name\](?:[.,;\n]| \d|$))/gu,
    '',
  ],
  [
    /(?<![\p{L}\d])\p{Lu}{2,15}, (?=\[name\])|(?<=\[name\], )\p{Lu}{2,12} (?=\[name\])|(?<=, \[name\]) \p{Lu}\.(?= )/gu,
    '',
  ],
  // "[name] m castle", "Ada T. [name]"
  [/\[name\] \p{L}\.? \p{L}{3,20}(?=[,.;!?\n]|$)/gu, '[name]'],
  [/(?<![\p{L}\d])\p{Lu}\p{L}{1,20} \p{Lu}\. (?=\[name\])/gu, ''],
  // "[name] de los ángeles [name]", "[name]. viuda de [name]"
  [/\[name\]\.? (?:viuda|vda\.?|sra\.?|se[ñn]ora) de \[name\]/giu, '[name]'],
  [/\[name\] (?:de|del|de la|de las|de los|y|bin|bint|al|el|van|von|dela) \p{L}{2,20} \[name\]/giu, '[name]'],
  [/(?<![\p{L}\d])(?:\p{L}[ .-]{1,2}){3,20}\p{L}(?![\p{L}\d])(?<=\[name\][^\n]{0,80})/gu, '[name]'],
];

const boxed = String.raw`(?:p\.? ?o\.? ?box|apartado(?: postal)?|caja postal|casilla(?: postal)?|box|buz[oó]n) (?:#|n[uú]m(?:ero)?\.? |no\.? |number )?(?:\d{1,6}(?:-?\p{L})?|${numberWord}(?: ${numberWord}){0,4})(?![\p{L}\d])`;
const route = String.raw`(?:rural route|rural rt|route|rr|r\.r\.|hc|star route|ruta rural|ruta|carretera rural|carretera) ?#?\d{1,4}(?![\p{L}\d])`;

const addresses: Forms = [
  [/\[name\] (?:st|street|ave|avenue|rd|road|ln|lane)\.?,? (?:house|casa|#|apt|unit) ?#?\d{1,5}(?!\d)/giu, '[address]'],
  [
    /(?<![\d.,])\d{1,2},(?=\[address\])|(?<=\[address\]) y medio(?!\p{L})|(?<=\[address\](?: y medio)?),? cuarto \d{1,3}(?!\d)/giu,
    '',
  ],
  [/\[address\](?:do|er|ro|to|da|ra)? (?:piso|door|entrance|entrada)(?!\p{L})/giu, '[address]'],
  [/\[address\](?: ?- ?\d{1,5}| \p{Lu}\d{1,4})+(?![\p{L}\d])/gu, '[address]'],
  [
    /(?<![\p{L}\d])(?:(?:apt|apto|unit|depto|depa)\.? ?)?(?:\d{1,4}-?\p{Lu}|\d-\p{Lu})(?:,| at| del?) (?=\[address\])/giu,
    '',
  ],
  [
    new RegExp(
      String.raw`\[address\],? (?:departamento|depto|apartment|apto?|unit|unidad) (?:${numberWord} ?){1,2}(?!\p{L})`,
      'giu',
    ),
    '[address]',
  ],
  [
    /\[address\](?: \p{Lu}\p{L}{1,20}){1,2} \[name\](?: (?:rd|st|ave|dr|ln|ct|blvd|way|road|street|drive|lane))?(?!\p{L})/gu,
    '[address]',
  ],
  [
    /(?<![\p{L}\d])(?:torre|tower|edificio|building|ph) (?:\p{L}{1,15},? ){0,2}(?:(?:ph|apt|apto|unit|#)[ -]?)?\d{0,5}[a-z]?,? (?=\[address\])/giu,
    '',
  ],
  // "box 17, rural route 2"
  [new RegExp(String.raw`(?<![\p{L}\d])${boxed},? (?:at |on |en (?:la )?)?${route}`, 'giu'), '[address]'],
  [new RegExp(String.raw`(?<![\p{L}\d])${route},? (?:${boxed}|(?=\[address\]))`, 'giu'), '[address]'],
  [new RegExp(String.raw`\[address\],? (?:${route}|\[address\])`, 'giu'), '[address]'],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:p\.? ?o\.? ?box|apartado(?: postal)?) (?:${numberWord} ?){1,5}(?![\p{L}\d])`,
      'giu',
    ),
    '[address] ',
  ],
  [
    /((?<!\p{L})(?:mail|ship|send|mand\p{L}+|env[ií]\p{L}+|correo|llega\p{L}*|address is|direcci[oó]n es)(?: (?:it|them|todo|to|a|al|the|my|mi|por correo|en|la|el)){0,3} )box \d{1,6}(?!\d)/giu,
    '$1[address]',
  ],
  [/(?<![\p{L}\d])(?:caja postal|casilla postal) ?#?\d{1,6}(?:-?\p{L})?(?![\p{L}\d])/giu, '[address]'],
  [
    /\[address\],? (?:(?:la |the |in the |at the )?(?:casa|casita|house|unit|door|puerta|trailer|apartment)(?: (?:de|del|in|at|on|al|la|el|the)){0,2} (?:atr[aá]s|adelante|fondo|lado|arriba|abajo|back|rear|front|side|upstairs|downstairs)|back house|upstairs|downstairs|arriba|abajo|(?:in )?(?:the )?(?:back|rear)(?! (?:pain|ache)))(?!\p{L})/giu,
    '[address]',
  ],
  [
    /(?<![\p{L}\d$.,:/-])\d{2,5}(?: (?:n|s|e|w|north|south|east|west)\.?)?(?: \p{L}[\p{L}'.-]{2,20}){1,3},? (?:apto?|apt|unit|depto|piso|#)\.? ?#?\d{0,4}-?[a-z]?(?![\p{L}\d])/giu,
    '[address]',
  ],
];

const mails: Forms = [
  [/[\p{L}\d._-]{1,30} ?\[(?:dot|punto)\] ?(?=\[e-mail\])/giu, ''],
  // "ada (underscore) 19 [e-mail]"
  [
    /(?:[\p{L}\d.]{1,30} ?(?:\(?(?:gui[oó]n bajo|underscore|punto|dot|gui[oó]n|dash)\)? ?)){1,5}[\p{L}\d]{0,20} ?(?=\[e-mail\])/giu,
    '',
  ],
  [
    /(?:(?:[\p{L}\d._-]{1,30}|\[name\]) ?(?:period|dot|punto|underscore|dash) ?){0,4}(?:[\p{L}\d._-]{1,30}|\[name\]) (?:at|arroba) (?:[\p{L}\d-]{2,30}|\[name\]) ?(?:period|dot|punto|\.) ?(?:com|net|org|edu|gov|mx|us)(?!\p{L})/giu,
    '[e-mail]',
  ],
];

const forms = [...numbers, ...dates, ...names, ...addresses, ...mails];

/** Masks them. Linear. */
export function maskEnds(text: string): string {
  return forms.reduce((rest, [form, word]) => rest.replace(form, word), text);
}
