/** Dates of birth in plain signs: any written date after or before a word for birth, and any date of a year long ago. */

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|' +
  'ene(?:ro)?|febrero|marzo|abr(?:il)?|mayo|junio|julio|ago(?:sto)?|sept?iembre|setiembre|octubre|noviembre|dic(?:iembre)?';
const sign = String.raw` ?[-/.|,_\\*~] ?`;
const ordinalEnding = '(?:st|nd|rd|th|ro|er|o|º|°)?';
const shortYear = String.raw`(?:\d{4}|'?\d{2})`;

const tens =
  '(?:twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)';
const units =
  '(?:oh |o )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}{3,6}|veinti\\p{L}{3,6})';
/** "nineteen sixty eight", "two thousand and nine". */
const spokenYear = `(?:(?:nineteen|twenty|two thousand|mil novecientos|dos mil)(?:[ -](?:hundred|and|y))?(?:[ -]${tens}(?:[ -](?:y )?${units})?|[ -]${units})?)(?!\\p{L})`;
const ordinalWord =
  '(?:(?:twenty|thirty)[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth';
const dayWord =
  'primero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}{3,6}|veinte|veinti\\p{L}{3,6}|treinta(?: y uno)?';
/** A day of a month, in figures or words. */
const dayOf = String.raw`(?:\d{1,2}(?:st|nd|rd|th|ro|er|o|º|°)?|${ordinalWord}|${dayWord}|(?:twenty|thirty)[ -]one)(?![\p{L}\d])`;
/** "fifty eight", "cincuenta y ocho", after a word that shows it is a year. */
const spokenTens = `${tens}(?:[ -](?:y )?${units})?(?!\\p{L})`;
const notAmount = String.raw`(?![\d/:%.-]\d)(?! ?(?:m?gs?|mcg|ml|tab\p{L}*|pill\p{L}*|caps?\p{L}*|units?|unidades|days?|d[ií]as|ct|count|pastill\p{L}*|am|pm|people|personas|st|nd|rd|th|minutes?|hours?|horas?|\$)(?!\p{L}))`;
/** A year of birth, without a label for it. */
const birthYear = String.raw`(?:(?:19\d{2}|20[01]\d|202[0-4])(?!\d)|${spokenYear}|'\d{2}(?!\d)|(?:[3-9]\d|0\d)(?!\d)${notAmount}|(?<=(?:del|de|a[ñn]o|of) )${spokenTens})`;
/** A day, a month and a year, in any order, in figures or words. */
const fullDate = [
  String.raw`(?:${months})(?!\p{L})\.?,?[ -]{0,2}(?:the )?${dayOf},?[ -]{0,2}(?:(?:of|de|del),? )?(?:(?:the year|el a[ñn]o|a[ñn]o) )?${birthYear}`,
  String.raw`${dayOf},?[ -]?(?:of |de )?(?:the )?(?:${months})(?!\p{L})\.?,?[ -]{0,2}(?:(?:of|de|del),? )?(?:(?:the year|el a[ñn]o|a[ñn]o) )?${birthYear}`,
  `${dayOf} of the (?:${ordinalWord}),? (?:of )?${birthYear}`,
  String.raw`(?:19\d{2}|20[01]\d|${spokenYear}),? (?:(?:on|de|of|el|in) )?(?:${months})(?!\p{L})\.?,?[ -](?:the |el )?${dayOf}`,
  String.raw`(?:19\d{2}|20[01]\d|${spokenYear}),? (?:el |the )?${dayOf},? (?:of |de )?(?:${months})(?!\p{L})`,
  String.raw`(?:${months})(?!\p{L})\.? (?:of |de |del )?(?:19\d{2}|20[01]\d|'?[3-9]\d),? (?:the|el|on the)(?: d[ií]a| day)? ${dayOf}`,
].join('|');
/** "month 5 day 27 year 1964", in any order. */
const labeledPart =
  String.raw`(?:(?:month|mes):? {0,2}(?:de )?(?:\d{1,2}|MONTHS)|(?:day|d[ií]a):? {0,2}\d{1,2}|(?:year|a[ñn]o):? {0,2}(?:de )?\d{2,4})(?![\p{L}\d])`.replace(
    'MONTHS',
    months,
  );

const roman = '(?:x[i]{0,2}|i[xv]|v?i{1,3}|v)';
const holiday = String.raw`(?:(?:christmas|new year'?s?|halloween|valentine'?s|thanksgiving|independence|st\.? patrick'?s|labor|memorial|veterans|leap|groundhog|mother'?s|father'?s)(?: eve)?(?: day)?|4th of july|fourth of july|cinco de mayo|d[ií]a de (?:los )?(?:reyes|muertos|la candelaria|la virgen|san \p{L}{3,12})|nochebuena|navidad|a[ñn]o nuevo|san valent[ií]n)`;

const holidayOfYear = `${holiday},? (?:of |de |del |in )?(?:19\\d{2}|200\\d|'\\d{2})(?!\\d)`;

/** Days of any year. */
const anyDate = [
  String.raw`(?:${months})\.?,?[ -]?(?:the )?\d{1,2}${ordinalEnding},?[ -]{1,2}(?:of |de |del )?${spokenYear}`,
  String.raw`\d{1,2}${ordinalEnding}[ -](?:of |de )?(?:${months})\.?,?[ -](?:of |de |del )?(?:a[ñn]o )?${spokenYear}`,
  String.raw`\d{1,2}${sign}(?:${months}|${roman})${sign}${shortYear}`,
  String.raw`(?:${months})${sign}\d{1,2}${sign}${shortYear}`,
  String.raw`\d{4}${sign}(?:${months})${sign}\d{1,2}`,
  `${holiday},? (?:of |de |del |in )?(?:the year |a[ñn]o )?${shortYear}`,
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
const date = `(?:${anyDate}|${dayAlone}|${wordOfDate}(?:[ ,-]{1,2}${wordOfDate}){2,14})`;

const cue = String.raw`(?<![\p{L}\d])(?:d[. ]{0,2}[o0][. ]{0,2}b\.?|(?:date|year|day|month|place and date) of (?:my )?birth|birth ?-?(?:da(?:te|y)|year)|born(?! (?:before|after|since|between|in or|antes))(?: on| in)?|b[ -]?day|birth|b\.|f\. ?(?:de ?)?n(?:ac)?\.?|fdn|fecha de nac(?:imiento|\.)?|fecha nac\.?|nacimiento|nac[ií](?:do|da|ó)?(?: el| en)?|naci[oó](?: el| en)?|cumplea[ñn]os|cumpl(?:e|i[oó]|ir|en)(?: (?:a[ñn]os|\d{1,3}(?: a[ñn]os)?))?|soy del?|(?:turn(?:s|ed|ing)|will be) \d{1,3}|nacid[oa]s?)(?![\p{L}\d])`;
const between = String.raw`(?:[ \n\t:=#,(-]|'s|(?:is|was|are|es|era|fue|el|on|in|en|the|d[ií]a|del|la|paciente|patient|a[ñn]o|year|date)(?![\p{L}\d])){0,8}?`;

const longAgo = String.raw`(?:19\d{2}|20[01]\d|202[0-5])`;
const old = [
  String.raw`\d{1,2}${sign}(?:${months}|${roman})${sign}(?:${longAgo}|[3-9]\d)`,
  String.raw`(?:${months})${sign}\d{1,2}${sign}${longAgo}`,
  String.raw`${longAgo}${sign}(?:${months})${sign}\d{1,2}`,
  String.raw`(?:${months})\.?,?[ -]?(?:the )?\d{1,2}${ordinalEnding},? (?:of |de |del )?nineteen(?:[ -]${tens}(?:[ -]${units})?|[ -]${units})`,
  String.raw`${longAgo}${sign}\d{1,2}${sign}\d{1,2}`,
  String.raw`\d{1,2}${sign}\d{1,2}${sign}(?:${longAgo}|[3-9]\d)`,
  String.raw`\d{1,2} \d{1,2} ${longAgo}`,
  String.raw`(?:${months})\.?,?[ -]?(?:the )?\d{1,2}${ordinalEnding},?[ -]{0,2}(?:of |de |del )?(?:${longAgo}|'\d{2})`,
  String.raw`\d{1,2}${ordinalEnding}[ -](?:of |de )?(?:${months})\.?,?[ -]?(?:of |de |del )?(?:${longAgo}|'?[3-9]\d)`,
  String.raw`(?:${months})\.?,? (?:of |de |del )?19\d{2}`,
].join('|');

/** "my son, 3/4/22": whose day it is, or how old they are. */
const kinOrAge = String.raw`(?<!\p{L})(?:(?:my|mi|his|her|our|su) (?:son|daughter|kid|child|baby|mom|mother|dad|father|wife|husband|sister|brother|hij[oa]|ni[ñn][oa]|beb[eé]|espos[oa]|mam[aá]|pap[aá]|herman[oa]|niet[oa]|abuel[oa])(?!\p{L})[^\d\n.?]{0,30}?(?:[ ,(])(?:fecha|date|f\.|dob|is|es)?[ :,]{0,2}|(?:age|aged|edad|years old|a[ñn]os|yo)[ ,:(-]{1,3})`;

const weekday =
  '(?:(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)';
const agedDay = String.raw`(?:(?:${weekday}(?!\p{L}),? )?(?:${months})(?!\p{L})\.?,? (?:the )?${dayOf}|${dayOf} (?:of |de )?(?:${months})(?!\p{L})|\d{1,2}[-/]\d{1,2}(?![-/\d]))`;

export const birthForms: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`(?<![\p{L}\d/.-])${labeledPart}(?:[ ,./\n-]{1,3}${labeledPart}){1,2}`, 'giu'), '[birth date]'],
  [new RegExp(String.raw`(?<![\p{L}\d/.:$-])(?:${fullDate}|${holidayOfYear})(?![\d/-])`, 'giu'), '[birth date]'],
  [/(?<![\d/.:$-])(?:\d{1,2}[ .]\d{1,2}[ .]\d{4}|\d{4}[ .]\d{1,2}[ .]\d{1,2})(?![\d/.-]\d|\d)/gu, '[date]'],
  [
    new RegExp(
      String.raw`((?<!\p{L})(?:turn(?:s|ed|ing)?|be|hits?|hitting|reach(?:es|ing)?|cumpl\p{L}{1,5}|cumplea[ñn]os)(?: (?:a[ñn]os|\d{1,3}(?: a[ñn]os| years old)?))?(?: (?:on|this|next|last|coming|el|este|esta|el pr[oó]ximo|in|en|es|is|a[ñn]os),?){0,4} )${agedDay}`,
      'giu',
    ),
    '$1[birth date]',
  ],
  [
    /((?<![\p{L}\d])(?:soy|somos|modelo|clase|generaci[oó]n) del? (?:a[ñn]o )?)'?(?:19\d{2}|[3-9]\d)(?![\d/-])/giu,
    '$1[birth date]',
  ],
  [new RegExp(String.raw`(${cue}[^\d\n]{0,40}?)(?<!\d)(?:${anyDate}|19\d{2})(?!\d)`, 'giu'), '$1[birth date]'],
  [new RegExp(String.raw`(${cue}${between})(?<!\d)(?:${date})(?!\d)`, 'giu'), '$1[birth date]'],
  [
    new RegExp(
      String.raw`(?<![\d/.-])(?:${anyDate}|${dayAlone})(?!\d)(?=,? ?(?:is |was |es |- ?)?(?:my |his |her |our |mi |su |the |el )?(?:\p{L}{2,12}(?:'?s|s')? ){0,2}(?:d\.?o\.?b|date of birth|birth|bday|b-day|fecha de nac|cumple))`,
      'giu',
    ),
    '[birth date]',
  ],
  [
    new RegExp(String.raw`(${kinOrAge})(?<![\d/.-])(?:\d{1,2}${sign}\d{1,2}${sign}${shortYear})(?![\d/-])`, 'giu'),
    '$1[birth date]',
  ],
  [new RegExp(String.raw`(${cue}${between})${holiday}(?!\p{L})`, 'giu'), '$1[birth date]'],
  /** "l2/O3/1984": letters for digits. */
  [
    /(?<![\p{L}\d/.-])(?=[\doil]{1,2}[/.-][\doil]{1,2}[/.-](?:[1l]9|2[0o])[\doil]{2}(?![\p{L}\d]))(?=[\d/.-]{0,10}[oil])(?=[oil/.-]{0,10}\d)[\doil]{1,2}[/.-][\doil]{1,2}[/.-][\doil]{4}/giu,
    '[date]',
  ],
  [new RegExp(String.raw`(?<![\d/.-])(?:${old})(?![\d/-])`, 'giu'), '[date]'],
  /** "[birth date], the 30th", "[birth date], put 12/24": the rest of a date that is masked, or its correction. */
  [
    new RegExp(
      String.raw`(\[birth date\],? (?:[\p{L}',]{1,8} ){0,4}?)(?:(?:the |el )?(?:d[ií]a |day )?(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)(?!\p{L})|(?:el |the )(?:d[ií]a |day )(?:[12]?\d|3[01])(?!\d)|${agedDay})`,
      'giu',
    ),
    '$1[birth date]',
  ],
  [
    /(?<![\d/.-])(?:1[0-2]|0?\d|[12]\d|3[01])\/(?:[12]\d|3[01]|0?\d)(?=[^\d\n[\]]{1,16}\[(?:birth )?date\])/giu,
    '[birth date]',
  ],
  [/\[birth date\][ ./-](?:0?[1-9]|1[0-2])[ ./-](?:0[1-9]|[12]\d|3[01])(?![\d/:-])/g, '[birth date]'],
  /** What is left of a date beside the part that is masked. */
  [
    new RegExp(
      String.raw`(?:(?<!\p{L})(?:el )?(?:d[ií]a|day) )?\[birth date\](?:,? (?:(?:of|de|del|in|en|and|y|year|the|a[ñn]o|born|nac(?:i[oó]|ido|ida)) ){0,4}(?:\[(?:birth )?date\]|${spokenYear}|(?:19|20)\d{2}|'\d{2})(?![\d/-]))?`,
      'giu',
    ),
    '[birth date]',
  ],
];
