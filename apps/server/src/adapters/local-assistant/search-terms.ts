/** Words that say nothing about the subject of a question to a pharmacy. */
const emptyWords = new Set(
  `a an and any are as at be because been but by can could did do does doing done dont for from get gets getting got going had has have
  having he hello help her here hey hi him his how i if im in into is it its just know let like long looking many me mine more much must my need needs
  no not of off ok okay on one only or our out over please question really say she should so some somebody someone something still store pharmacy sure
  take takes tell than thank thanks that the their them then there these they thing things this those to too up us use using very want wants was we well were
  what whats when where which who why will with would yes you your sell sells carry carries offer offers buy find guys hours day days today tomorrow
  good provide able wondering about give gives keep put see seen work works made make makes ask per also new stuff talk whole back`.split(
    /\s+/,
  ),
);

/** The telling words of a text in their stem, for the index and for questions alike. */
export function searchTerms(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map(searchTerm)
    .filter((term) => term !== null);
}

/** One word's stem, or null for a word that tells nothing. */
function searchTerm(word: string): string | null {
  const term = plain(word);
  return term.length < 2 || emptyWords.has(term) ? null : stem(synonymOf(term));
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}'’]/gu, '')
    .toLowerCase()
    .replace(/\bplan b\b/g, 'planb');
}

const synonyms: Readonly<Record<string, string>> = {
  rx: 'prescription',
  rxs: 'prescription',
  script: 'prescription',
  scripts: 'prescription',
  med: 'medicine',
  meds: 'medicine',
  medication: 'medicine',
  medications: 'medicine',
  drug: 'medicine',
  drugs: 'medicine',
  pill: 'medicine',
  pills: 'medicine',
  tablets: 'medicine',
  jab: 'shot',
  immunisation: 'immunization',
  vaccinate: 'vaccine',
  vaccination: 'vaccine',
  immunizations: 'vaccine',
  inoculation: 'vaccine',
  doc: 'doctor',
  physician: 'doctor',
  provider: 'doctor',
  deliveries: 'deliver',
  delivery: 'deliver',
  mailing: 'mail',
  footwear: 'shoe',
  orthopedic: 'diabetic',
  employment: 'job',
  hiring: 'job',
  hire: 'job',
  vacancy: 'job',
  pic: 'photo',
  pics: 'photo',
  picture: 'photo',
  pictures: 'photo',
  image: 'photo',
  images: 'photo',
  disposal: 'dispose',
  discard: 'dispose',
  throw: 'dispose',
  toss: 'dispose',
  thru: 'through',
  espanol: 'spanish',
  pw: 'password',
  signin: 'login',
  logon: 'login',
  log: 'login',
  bot: 'robot',
  chatbot: 'robot',
  walgreens: 'chain',
  cvs: 'chain',
  walmart: 'chain',
  costco: 'chain',
  kroger: 'chain',
  safeway: 'chain',
  riteaid: 'chain',
  refil: 'refill',
  renew: 'refill',
  reorder: 'refill',
};

function synonymOf(term: string): string {
  return Object.hasOwn(synonyms, term) ? (synonyms[term] ?? term) : term;
}

/** The commonest English endings off: refills, refilled and refilling meet. */
function stem(term: string): string {
  if (term.length <= 4) return term.replace(/([^s])s$/, '$1');
  return term
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/(?<=\w{3})(ing|ed)$/, '')
    .replace(/e$/, '');
}
