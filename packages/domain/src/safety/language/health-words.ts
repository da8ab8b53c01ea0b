import { isMedicineName } from './medicine-names.ts';
import { textOf, type Word } from './plain-words.ts';

/** Of health and medicine, in both languages. */
const healthWords =
  /\b(?:pill|pastil|tabl|caps|dos[aei]|med|drug|antib|vitam|crea?m|drop|gota|jarab|syrup|inhal|insul|parch|patch|shot|vac+[iu]n|in[jy]ec|m[gl]\b|tak|took|tom[aeo]\b|pain|dol|duel|ache|hurt|sick|fever|fieb|cough|tos\b|cold|grip|flu\b|rash|itch|blood|sang|pres|sugar|azuc|diab|as(?:th)?ma|al+erg|pregn|embar|breast|pecho|naus|vomit|diz|mare|sleep|dorm|swoll|hinch|sto?m|estom|panz|head|cabez|throat|eye|ojo|ears?\b|skin|piel|heart|cora|infec|lice|pioj|weigh|burn|anx|depre|nerv|col?est|thyr|tiro|surg|safe|mix|mezc|gener|expir|caduc|venc|stop|skip|doubl|half|mitad|recet|heal|treat|smok)\w*/;

/** Whether a message names a medicine or speaks of health in any way. */
export const speaksOfHealth = (words: readonly Word[]): boolean =>
  words.some(({ text }) => isMedicineName(text)) || healthWords.test(textOf(words));
