import { expect, it } from 'vitest';
import { presenceText } from './presence-labels.ts';

const other = (name: string, state: 'typing' | 'viewing') => ({
  person: { id: name, name },
  state,
});

it('says who types and who looks on', () => {
  expect(presenceText([])).toBe('');
  expect(presenceText([other('maria', 'typing')])).toBe('maria is typing');
  expect(presenceText([other('tom', 'viewing'), other('maria', 'typing')])).toBe('maria is typing · tom is viewing');
  expect(presenceText([other('tom', 'viewing'), other('ana', 'viewing')])).toBe('tom and ana are viewing');
  expect(presenceText(['a', 'b', 'c'].map((name) => other(name, 'viewing')))).toBe('a and 2 others are viewing');
});
