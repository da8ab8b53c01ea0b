import { expect, it } from 'vitest';
import { presenceText } from './presence-labels.ts';

const other = (name: string, state: 'typing' | 'viewing') => ({
  person: { id: name, email: `${name}@alder.example` },
  state,
});

it('says who types and who looks on', () => {
  expect(presenceText([])).toBe('');
  expect(presenceText([other('maria', 'typing')])).toBe('maria@alder.example is typing');
  expect(presenceText([other('tom', 'viewing'), other('maria', 'typing')])).toBe(
    'maria@alder.example is typing · tom@alder.example is viewing',
  );
  expect(presenceText([other('tom', 'viewing'), other('ana', 'viewing')])).toBe(
    'tom@alder.example and ana@alder.example are viewing',
  );
  expect(presenceText(['a', 'b', 'c'].map((name) => other(name, 'viewing')))).toBe(
    'a@alder.example and 2 others are viewing',
  );
});
