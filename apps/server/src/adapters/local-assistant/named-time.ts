/** A time of day named in a question. */
export interface NamedTime {
  /** `HH:MM`. */
  time: string;
  /** "until 6": whether the store is open up to then. */
  isEnd: boolean;
}

const clock =
  /\b(?:(at|by|until|til|till|past|after|before|around) )?(\d{1,2})(?::(\d{2}))? ?(am|pm|oclock)?(?![\w/:-])/g;
const notATime = /^ (days?|hours?|minutes?|weeks?|months?|years?|pills?|refills?|people|files?|mg|mb)\b/;

/** The time named in a plain question, or null: `3pm`, `at 5`, `until 6:30`, `noon`. A bare 1 to 7 means the afternoon. */
export function findNamedTime(question: string): NamedTime | null {
  const word = /\b(?:(until|til|till) )?(noon|midday)\b/.exec(question);
  if (word) return { time: '12:00', isEnd: word[1] !== undefined };
  for (const match of question.matchAll(clock)) {
    const [whole, before, hourText, minutes, half] = match;
    if (!before && !half && !minutes) continue;
    if (notATime.test(question.slice(match.index + whole.length))) continue;
    const hour = hourOf(Number(hourText), half, before, /\b(tonight|evening|night|afternoon)\b/.test(question));
    if (hour === null || Number(minutes ?? 0) > 59) continue;
    return { time: `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`, isEnd: /^(until|till?)$/.test(before ?? '') };
  }
  return null;
}

function hourOf(hour: number, half: string | undefined, before: string | undefined, isLate: boolean): number | null {
  if (hour > 23 || (half && half !== 'oclock' && (hour < 1 || hour > 12))) return null;
  if (half === 'am') return hour % 12;
  if (half === 'pm') return (hour % 12) + 12;
  if (hour >= 12 || hour === 0) return hour;
  const isAfterNoon = hour <= 7 || isLate || /^(until|till?|past|after)$/.test(before ?? '');
  return isAfterNoon ? hour + 12 : hour;
}
