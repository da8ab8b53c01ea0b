/** Dates of birth in plain signs: any written date after or before a word for birth, and any date of a year long ago. */

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|' +
  'ene(?:ro)?|febrero|marzo|abr(?:il)?|mayo|junio|julio|ago(?:sto)?|sept?iembre|setiembre|octubre|noviembre|dic(?:iembre)?';
const sign = String.raw` ?[-/.|,_\\*~] ?`;
const ordinalEnding = '(?:st|nd|rd|th|ro|er|º|°)?';
const shortYear = String.raw`(?:\d{4}|'?\d{2})`;

/** Days of any year. */
const anyDate = [
  String.raw`\d{4}${sign}\d{1,2}${sign}\d{1,2}`,
  String.raw`\d{1,2}${sign}\d{1,2}${sign}${shortYear}`,
  String.raw`\d{4},? (?:${months})\.?,? \d{1,2}`,
  String.raw`\d{1,2} \d{1,2} ${shortYear}`,
  String.raw`(?:${months})\.?,?[ -]?(?:the )?\d{1,2}${ordinalEnding},?[ -]{0,2}(?:of |de |del )?${shortYear}`,
  String.raw`\d{1,2}${ordinalEnding}[ -](?:of |de )?(?:${months})\.?,?[ -]?(?:of |de |del )?(?:a[ñn]o )?${shortYear}`,
  String.raw`(?:${months})\.?,? (?:of |de |del )?(?:19|20)\d{2}`,
  String.raw`(?:month|mes):? ?(?:\d{1,2}|${months}),? ?(?:day|d[ií]a):? ?\d{1,2},? ?(?:year|a[ñn]o):? ?\d{2,4}`,
  String.raw`(?:day|d[ií]a):? ?\d{1,2},? ?(?:month|mes):? ?(?:\d{1,2}|${months}),? ?(?:year|a[ñn]o):? ?\d{2,4}`,
].join('|');
const dayAlone = [
  String.raw`(?:${months})\.? \d{1,2}${ordinalEnding}`,
  String.raw`\d{1,2}${ordinalEnding} (?:of |de )?(?:${months})`,
  String.raw`\d{1,2}[-/]\d{1,2}`,
  String.raw`\d{8}|\d{6}`,
  String.raw`(?:19|20)\d{2}`,
  String.raw`'\d{2}`,
].join('|');

const wordOfDate = String.raw`(?:${months}|the|of|de|del|el|mil|a[ñn]o|and|y|st|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|oh|primero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve|veinte|veinti\p{L}{3,6}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|novecientos|\d{1,4})(?![\p{L}\d])`;
const date = `(?:${anyDate}|${dayAlone}|${wordOfDate}(?:[ -]{1,2}${wordOfDate}){2,14})`;

const cue = String.raw`(?<![\p{L}\d])(?:d\.? ?o\.? ?b\.?|(?:date|year|day|month|place and date) of (?:my )?birth|birth ?-?(?:da(?:te|y)|year)|born(?: on| in)?|b-?day|birth|b\.|f\. ?(?:de ?)?n(?:ac)?\.?|fdn|fecha de nac(?:imiento|\.)?|fecha nac\.?|nacimiento|nac[ií](?:do|da|ó)?(?: el| en)?|naci[oó](?: el| en)?|cumplea[ñn]os|cumple(?: a[ñn]os)?|soy del)(?![\p{L}\d])`;
const between = String.raw`(?:[ \n\t:=#,(-]|'s|(?:is|was|are|es|era|fue|el|on|in|en|the|d[ií]a|del|la|paciente|patient|a[ñn]o|year|date)(?![\p{L}\d])){0,8}?`;

const longAgo = String.raw`(?:19\d{2}|20[01]\d)`;
const old = [
  String.raw`${longAgo}${sign}\d{1,2}${sign}\d{1,2}`,
  String.raw`\d{1,2}${sign}\d{1,2}${sign}(?:${longAgo}|[3-9]\d)`,
  String.raw`\d{1,2} \d{1,2} ${longAgo}`,
  String.raw`(?:${months})\.?,?[ -]?(?:the )?\d{1,2}${ordinalEnding},?[ -]{0,2}(?:of |de |del )?(?:${longAgo}|'\d{2})`,
  String.raw`\d{1,2}${ordinalEnding}[ -](?:of |de )?(?:${months})\.?,?[ -]?(?:of |de |del )?(?:${longAgo}|'?[3-9]\d)`,
  String.raw`(?:${months})\.?,? (?:of |de |del )?19\d{2}`,
].join('|');

export const birthForms: readonly (readonly [RegExp, string])[] = [
  [
    /((?<![\p{L}\d])(?:soy|somos|modelo|clase|generaci[oó]n) del? (?:a[ñn]o )?)'?(?:19\d{2}|[3-9]\d)(?![\d/-])/giu,
    '$1[birth date]',
  ],
  [new RegExp(String.raw`(${cue}[^\d\n]{0,40}?)(?<!\d)(?:${anyDate}|19\d{2})(?!\d)`, 'giu'), '$1[birth date]'],
  [new RegExp(String.raw`(${cue}${between})(?<!\d)(?:${date})(?!\d)`, 'giu'), '$1[birth date]'],
  [
    new RegExp(
      String.raw`(?<![\d/.-])(?:${anyDate}|${dayAlone})(?!\d)(?=,? ?(?:is |was |es |- ?)?(?:my |his |her |mi |su |the )?(?:d\.?o\.?b|date of birth|birth|bday|b-day|fecha de nac|cumple))`,
      'giu',
    ),
    '[birth date]',
  ],
  [new RegExp(String.raw`(?<![\d/.-])(?:${old})(?![\d/-])`, 'giu'), '[date]'],
];
