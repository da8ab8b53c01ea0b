import { expect, it } from 'vitest';
import { smsThreadEn } from '../../../texts/sms/thread-en.ts';
import { presenceText } from './presence-labels.ts';

const other = (name: string, state: 'typing' | 'viewing') => ({
  person: { id: name, name },
  state,
});

const text = (others: Parameters<typeof presenceText>[0]) => presenceText(others, smsThreadEn.presence);

it('says who types and who looks on', () => {
  expect(text([])).toBe('');
  expect(text([other('maria', 'typing')])).toBe('maria is typing');
  expect(text([other('tom', 'viewing'), other('maria', 'typing')])).toBe('maria is typing · tom is viewing');
  expect(text([other('tom', 'viewing'), other('ana', 'viewing')])).toBe('tom and ana are viewing');
  expect(text(['a', 'b', 'c'].map((name) => other(name, 'viewing')))).toBe('a and 2 others are viewing');
});
