/** A time of day that a sentence states, as every `HH:MM` it may mean: "at 5" is 05:00 or 17:00. */
export type StatedTime = readonly string[];

const half = String.raw`([ap]\.?\s?m\b\.?|de la (?:ma[nñ]ana|tarde|noche|madrugada)|in the (?:morning|afternoon|evening)|at night)`;
const morning = /^a\.?\s?m|ma[nñ]ana|madrugada|morning/i;
const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))?(?:\s?${half})?`;
/** A range, "9 to 5 pm"; one time; or a named one. */
const forms = new RegExp(
  String.raw`(?<![\d:/$#-])(?:${clock}\s?(?:-|–|—|to|until|till|through|a|hasta)\s?(?:las? )?${clock}|(\d{1,2}):(\d{2})(?:\s?${half})?|(\d{1,2})\s?${half}|(?<=\b(?:at|until|till|by|las?) )(\d{1,2})(?![\d/%]|\s?\p{L}|-)|\b(noon|midnight|mediod[ií]a|medianoche)\b)(?![\d/%])`,
  'giu',
);
const named: Record<string, string> = { noon: '12:00', mediodia: '12:00', midnight: '00:00', medianoche: '00:00' };

/** The times of day in a sentence, in English or Spanish. */
export function statedTimes(sentence: string): StatedTime[] {
  return [...sentence.matchAll(forms)].flatMap(([, h1, m1, p1, h2, m2, p2, h3, m3, p3, h4, p4, h5, name]) => {
    if (name) return [[named[plain(name)] ?? '12:00']];
    if (h1 && h2) return [timesOf(h1, m1, p1 ?? p2, !p1), timesOf(h2, m2, p2)].filter((time) => time.length > 0);
    const time = h3 ? timesOf(h3, m3, p3) : h4 ? timesOf(h4, undefined, p4) : timesOf(h5, undefined, undefined);
    return time.length > 0 ? [time] : [];
  });
}

/** `isLoose`: the half of the day was said of the end of a range, so either may be meant. */
function timesOf(
  hour: string | undefined,
  minute: string | undefined,
  half: string | undefined,
  isLoose = false,
): string[] {
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  if (hours > 24 || minutes > 59) return [];
  const at = (hours: number) => `${String(hours % 24).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
  if (hours > 12 || hours === 0) return [at(hours)];
  const [early, late] = [at(hours % 12), at((hours % 12) + 12)];
  if (!half || isLoose) return [early, late];
  return [morning.test(half) ? early : late];
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
