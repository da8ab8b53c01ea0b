import { withoutAccents } from './fold-text.ts';
import { tellingStems } from './language-stems.ts';
import { answeredWords, tellingWords } from './language-words.ts';

/** Languages with danger phrases and a card besides English and Spanish; `hi-Latn` is Hindi or Urdu in Latin letters. */
export const tableLanguages = [
  ...(['zh-Hans', 'zh-Hant', 'vi', 'ko', 'tl', 'ar', 'ru', 'ht', 'pt', 'fr', 'pl', 'hi', 'hi-Latn'] as const),
  ...(['de', 'it', 'ur', 'fa', 'bn', 'ja'] as const),
] as const;
export type TableLanguage = (typeof tableLanguages)[number];

/** `und` is a language that has no table. */
export type OtherLanguage = TableLanguage | 'und';

/**
 * The language of a text that is surely neither English nor Spanish, or null. A name, a medicine, a greeting or a single word in another
 * language proves nothing.
 */
export function findOtherLanguage(text: string): OtherLanguage | null {
  const { other, latin } = scriptsOf(text);
  if (other.count >= 2 && other.weight >= latin * (isAnsweredAround(text) ? 2 : 0.5))
    return languageOfScript(text, other.script)[0] ?? 'und';
  const [best] = latinLanguages(text);
  return best?.isSure ? best.language : null;
}

/** The languages whose danger phrases a text may hold, most likely first. Empty for nearly all English and Spanish. */
export function possibleLanguages(text: string): TableLanguage[] {
  const { other } = scriptsOf(text);
  const ofScript = other.count >= 2 ? languageOfScript(text, other.script) : [];
  const ofWords = latinLanguages(text).map(({ language }) => language);
  return [...ofScript, ...ofWords].filter((language) => language !== 'und').slice(0, 4);
}

/** Whether the words in Latin letters are a sentence rather than names. */
function isAnsweredAround(text: string): boolean {
  const latin = text.slice(0, maxRead).match(/\p{Script=Latin}+/gu) ?? [];
  return latin.filter((word) => answeredWords.has(withoutAccents(word.toLowerCase()))).length >= 2;
}

type Script = 'han' | 'kana' | 'hangul' | 'arabic' | 'cyrillic' | 'devanagari' | 'bengali' | 'unknown';

/** How much of a long text is read. */
const maxRead = 2_000;
const maxWords = 150;

/** A letter of these scripts says as much as about three Latin ones. */
const dense = 3;

const scripts: ReadonlyArray<{ script: Script; letters: RegExp; weight: number }> = [
  { script: 'han', letters: /\p{Script=Han}/gu, weight: dense },
  { script: 'kana', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, weight: dense },
  { script: 'hangul', letters: /\p{Script=Hangul}/gu, weight: dense },
  { script: 'arabic', letters: /\p{Script=Arabic}/gu, weight: 1 },
  { script: 'cyrillic', letters: /\p{Script=Cyrillic}/gu, weight: 1 },
  { script: 'devanagari', letters: /\p{Script=Devanagari}/gu, weight: 1 },
  { script: 'bengali', letters: /\p{Script=Bengali}/gu, weight: 1 },
];
const latinLetters = /\p{Script=Latin}/gu;
const anyOther = /[^\P{L}\p{Script=Latin}ªºµα-ωΑ-Ω]/u;
const otherLetters = /[^\P{L}\p{Script=Latin}]/gu;

interface Letters {
  script: Script;
  count: number;
  weight: number;
}

/** The strongest script besides Latin, and the number of Latin letters. */
function scriptsOf(text: string): { other: Letters; latin: number } {
  const none: Letters = { script: 'unknown', count: 0, weight: 0 };
  if (!anyOther.test(text)) return { other: none, latin: 1 };
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const found = scripts.map(({ script, letters, weight }) => {
    const number = count(letters);
    return { script, count: number, weight: number * weight };
  });
  const rest = count(otherLetters) - found.reduce((sum, letters) => sum + letters.count, 0);
  const all: Letters[] = [...found, { script: 'unknown', count: rest, weight: rest }];
  const weight = all.reduce((sum, letters) => sum + letters.weight, 0);
  const strongest = all.reduce((a, b) => (b.weight > a.weight ? b : a), none);
  // Japanese mixes two scripts.
  const kana = all.find(({ script }) => script === 'kana');
  const script = strongest.script === 'han' && kana && kana.count * 8 >= strongest.count ? 'kana' : strongest.script;
  return { other: { ...strongest, script, weight }, latin: count(latinLetters) };
}

const traditional =
  /[們這說沒個來時會對過還問藥醫嗎請讓開關車電話錢買賣無氣體歲點幾從覺見聽學國東號長門間難頭臉飲飯緊殺壓腫緩斷傷亂爺媽嚴兒暈結終經動應給網價員別樣準劑進達運連週邊隊雖題館麗黃齊龍後裡實際現親處寫萬與書業華盤種話該語認識證讓買賣質轉農區師愛樂氣漢為溫熱滿濕點燒爾獨環當畫療發顆錯鐘門閉陽陰險護報單幫據極腦臟藍發變嬰]/u;
const urduLetters = /[ٹڈڑںےہھ]/u;
/** Urdu words without letters of its own. */
const urduWords = /(?<!\p{L})(?:لیا|گیا|دیا|لی|نے|سے|گئی|گئے|بچاؤ|میں)(?!\p{L})/u;
const persianLetters = /[پچژگ]/u;
/** Letters that Persian keyboards write in place of Arabic ones. */
const persianKeys = /[یک]/u;
const arabicLetters = /[ةىأإ]/u;
const slavicLetters = /[іїєґўјљњћђџ]/iu;

/** The languages of a script, most likely first. */
function languageOfScript(text: string, script: Script): OtherLanguage[] {
  switch (script) {
    case 'han':
      return traditional.test(text) ? ['zh-Hant'] : ['zh-Hans'];
    case 'kana':
      return ['ja'];
    case 'hangul':
      return ['ko'];
    case 'arabic':
      if (urduLetters.test(text) || urduWords.test(text)) return ['ur'];
      if (persianLetters.test(text)) return ['fa'];
      if (arabicLetters.test(text)) return ['ar'];
      return persianKeys.test(text) ? ['fa', 'ur'] : ['ar', 'fa'];
    case 'cyrillic':
      return slavicLetters.test(text) ? ['und', 'ru'] : ['ru'];
    case 'devanagari':
      return ['hi'];
    case 'bengali':
      return ['bn'];
    case 'unknown':
      return ['und'];
  }
}

type LatinLanguage = keyof typeof tellingWords;

/** Letters that hardly any other of these languages writes. */
const tellingLetters: Partial<Record<LatinLanguage, RegExp>> = {
  vi: /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u,
  pl: /[ąćęłńśźż]/u,
  pt: /[ãõ]/u,
  de: /[ßä]/u,
  fr: /[œèêçû]/u,
  ht: /[èò]/u,
};

/** Latin-script languages with more telling words than the text has English and Spanish ones, most likely first. */
function latinLanguages(text: string): { language: TableLanguage; isSure: boolean }[] {
  const read = text.slice(0, maxRead).toLowerCase().normalize('NFC').replace(/['’]/g, ' ');
  const raw = new Set((read.match(/[\p{L}\p{M}\p{N}]*\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? []).slice(0, maxWords));
  const said = [...raw].map((word) => ({ word, plain: withoutAccents(word) }));
  if (said.length === 0) return [];
  const likely = (Object.keys(tellingWords) as LatinLanguage[])
    .map((language) => ({ language, score: scoreOf(said, language) }))
    .filter(({ score }) => score.own >= 1 && score.own * 2 >= score.against)
    .sort((a, b) => b.score.own - b.score.against - (a.score.own - a.score.against));
  const best = likely[0]?.score.own ?? 0;
  return likely
    .filter(({ score }) => score.own * 2 > best)
    .map(({ language, score }) => ({
      language: language === 'hi' ? 'hi-Latn' : language,
      isSure: score.own >= 2 && score.own > score.against && score.own * 6 >= said.length,
    }));
}

/** Letters of a stem. */
const stemLength = 5;

/** Words of the language that are not English or Spanish, and the reverse. */
function scoreOf(said: readonly { word: string; plain: string }[], language: LatinLanguage) {
  const letters = tellingLetters[language];
  const stems = tellingStems[language];
  let own = 0;
  let against = 0;
  for (const { word, plain } of said) {
    const isOwn = tellingWords[language].has(plain) || (stems?.has(plain.slice(0, stemLength)) ?? false);
    const isAnswered = answeredWords.has(plain);
    if (letters?.test(word)) own += 1;
    else if (isOwn && !isAnswered) own += 1;
    else if (isAnswered && !isOwn) against += 1;
  }
  return { own, against };
}
