import type { Others } from '../inbox.api.ts';

/** `Maria Vega is typing`. Typing outranks viewing; empty for no one. */
export function presenceText(others: Others): string {
  const of = (state: Others[number]['state']) =>
    others.filter((other) => other.state === state).map(({ person }) => person.name ?? 'Someone');
  const [typing, viewing] = [of('typing'), of('viewing')];
  return [sentence(typing, 'typing'), sentence(viewing, 'viewing')].filter(Boolean).join(' · ');
}

function sentence(names: readonly string[], act: string): string {
  const [first] = names;
  if (first === undefined) return '';
  if (names.length === 1) return `${first} is ${act}`;
  const others = names.length === 2 ? names[1] : `${names.length - 1} others`;
  return `${first} and ${others} are ${act}`;
}
