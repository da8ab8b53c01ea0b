import { expect, it } from 'vitest';
import { sizeText } from '../../format/size-text.ts';
import { chatEn as en } from '../../texts/chat-en.ts';
import { chatEs as es } from '../../texts/chat-es.ts';
import { sentText } from './uploads/upload-texts.ts';
import { checkedText, dayText, timeText } from './when-text.ts';

it('says when a source was checked', () => {
  expect(checkedText('2026-11-20', '2026-11-20', en, 'en')).toBe('checked today');
  expect(checkedText('2026-05-04', '2026-11-20', en, 'en')).toBe('checked May 4');
  expect(checkedText('2025-05-04', '2026-11-20', en, 'en')).toBe('checked May 4, 2025');
  expect(checkedText('someday', '2026-11-20', en, 'en')).toBe('');
});

it('shows sizes in familiar units', () => {
  expect([sizeText(10), sizeText(64_000), sizeText(1_240_000)]).toEqual(['1 kB', '64 kB', '1.2 MB']);
  expect([sentText(32_000, 64_000), sentText(1_400_000, 2_200_000)]).toEqual(['32 of 64 kB', '1.4 of 2.2 MB']);
});

it('says all of this in Spanish', () => {
  const at = new Date(2026, 4, 19, 9, 38).getTime();
  expect(timeText(at, 'es')).toBe('9:38\u00a0a.\u00a0m.');
  expect(dayText(at, 'es')).toBe('martes, 19 de mayo');
  expect(checkedText('2026-11-20', '2026-11-20', es, 'es')).toBe('revisado hoy');
  expect(checkedText('2026-05-04', '2026-11-20', es, 'es')).toBe('revisado el 4 de mayo');
  expect(checkedText('2025-05-04', '2026-11-20', es, 'es')).toBe('revisado el 4 de mayo de 2025');
  expect(sentText(1_400_000, 2_200_000, es)).toBe('1.4 de 2.2 MB');
});

it('shows the time and day on the reader’s clock', () => {
  const at = new Date(2026, 4, 19, 9, 38).getTime();
  expect([timeText(at, 'en'), dayText(at, 'en')]).toEqual(['9:38 am', 'Tuesday, May 19']);
});
