import type { SmsTexts } from '../../../texts/sms/sms-en.ts';
import type { Others } from '../inbox.api.ts';

type PresenceTexts = SmsTexts['thread']['presence'];

/** `Maria Vega is typing`. Typing outranks viewing; empty for no one. */
export function presenceText(others: Others, texts: PresenceTexts): string {
  const of = (state: Others[number]['state']) =>
    others.filter((other) => other.state === state).map(({ person }) => person.name ?? texts.someone);
  return [sentence(of('typing'), 'typing', texts), sentence(of('viewing'), 'viewing', texts)]
    .filter(Boolean)
    .join(' · ');
}

function sentence(names: readonly string[], act: Others[number]['state'], texts: PresenceTexts): string {
  const [first, second] = names;
  if (first === undefined) return '';
  if (second === undefined) return texts.one[act](first);
  return texts.many[act](texts.and(first, names.length === 2 ? second : texts.others(names.length - 1)));
}
