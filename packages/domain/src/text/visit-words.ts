const listed = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words that name a time, in both languages. */
const timeWords = listed(`
  sunday sundays monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sun mon tue tues wed thu thur thurs fri sat
  today tonight tomorrow tmrw tmrrw tmw 2moro tmr tomorow weekday weekdays weekend weekends weeknight weeknights holiday holidays christmas xmas thanksgiving easter halloween
  morning mornings afternoon afternoons evening evenings night nights noon midday midnight midnite am pm oclock
  domingo domingos lunes martes miercoles jueves viernes sabado sabados hoy noche noches tarde tardes mediodia medianoche navidad nochebuena`);

/** Words of coming to the store and of a day's course, and the small words around them. None speaks of health or medicine. */
const visitWords = listed(`
  a an the and or but so if as at by before after past until till til around about like between from to of on in for this next that there then which when what whats how thing things instead whole
  time times day days week weeks month hour hours minute minutes half quarter both just only also even still ever any some sometime same soonest earliest latest early late later
  earlier enough too usually normally always yet yes pointless
  i im ill we my me our you your u r ya yall guys is are be was do does can could will would should may might it its works work fit ok okay fine
  open opens opening close closes closed closing lock locks hold door doors store pharmacy
  come coming stop swing drop visit make get gets there here reach catch find arrive arrives head ride bring brings bus train flight lands church mass service school class job
  opened wanted know no mean meant sorry
  shift plant office break lunch person who anyone anybody somebody someone off leave has have all
  el la los las lo un una de del al y o u en a por para con como tipo que cual dia dias semana proxima proximo siguiente hora horas media cuarto antes despues hasta desde entre
  sobre ya todavia aun si me le les se mi su sus puedo puede podemos podria conviene alcanzo ir voy vamos venir pasar paso llegar llego salgo entro entrar salir trabajar trabajo misa
  iglesia escuela abren abre abrir abierto abiertos abierta cierran cierra cerrar cerrado cerrados estan esta estaran encuentro mas temprano mismo igual manana madrugada son es`);

const time = new Set(timeWords);

export const isTimeWord = (word: string): boolean => time.has(word);

const visit = new Set([...visitWords, ...timeWords]);
const phrases =
  /\b(?:good friday|(?:yes|open|si|abren) (?:or|o) (?:no|not)|(?:nights and )?sleep (?:in )?(?=til|till|until)|super ?bowl|election day|(?:mothers|fathers|new years?|labor|memorial|veterans|presidents|valentines|turkey) (?:day|eve)|new years?|accion de gracias|ano nuevo)\b/g;
/** Days counted from a holiday; counted from anything else, they may be those of a medicine. */
const daysFromHoliday =
  /\b(?:an?|one|two|three|\d|un|dos|tres) (?:days?|weeks?|dias?|semanas?) (?:before|after|antes de|despues de) (?=(?:christmas|xmas|thanksgiving|easter|new year|navidad|accion|ano nuevo)\b)/g;
/** What a number follows or precedes when it is a time of day; "two in the morning" may be pills. */
const clock =
  /\b(?:at|by|before|after|past|until|till?|around|like|from|between|las?|tipo|como|off)(?: (?:about|like|around|a))* (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b(?! (?:hours?|hrs?|horas?|minutes?|mins?|minutos?|days?|dias?|weeks?|semanas?)\b)(?: [0-5]\d\b)?(?: ?(?:am|pm|oclock)\b)?(?: (?:or|and|to|o|y|a) (?:at |a las? )?\d{1,2}\b(?: [0-5]\d\b)?)?|\b\d{1,2} [0-5]\d\b(?: ?(?:am|pm)\b)?|\b\d{1,2} ?(?:am|pm|oclock)\b|\b(?:el|the|on) \d{1,2}(?: ?(?:st|nd|rd|th))?\b/g;
const mostWords = 25;

/** Whether a message speaks of nothing but a time and of coming to the store: "is 8:15 am too early". */
export function saysOnlyWhen(text: string): boolean {
  const { isOnlyVisit, hasTime } = readVisit(text);
  return isOnlyVisit && hasTime;
}

/** Whether a message with a known time speaks only of coming to the store: "in an hour, will I still catch you?" */
export const saysOnlyVisit = (text: string): boolean => readVisit(text).isOnlyVisit;

function readVisit(text: string): { isOnlyVisit: boolean; hasTime: boolean } {
  const said = text
    .normalize('NFKD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  let hasClock = false;
  const mark = () => {
    hasClock = true;
    return ' ';
  };
  const words = said
    .replace(daysFromHoliday, mark)
    .replace(phrases, mark)
    .replace(clock, mark)
    .trim()
    .split(' ')
    .filter(Boolean);
  return {
    isOnlyVisit: words.length <= mostWords && words.every((word) => visit.has(word)),
    hasTime: hasClock || words.some((word) => time.has(word)),
  };
}
