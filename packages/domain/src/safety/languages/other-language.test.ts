import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { processorClock } from '../../../testing/cost/processor-time.ts';
import { ordinaryRequests, saidDangers } from '../../../testing/languages/said-in-other-languages.ts';
import { careTexts } from './care-texts.ts';
import { findOtherLanguage, possibleLanguages, type TableLanguage, tableLanguages } from './find-language.ts';
import { otherCard } from './other-cards.ts';
import { findOtherDanger, findOtherNote } from './other-language.ts';

const kinds = ['emergency', 'poison', 'crisis'] as const;
/** Texts that both Chinese scripts write alike count as simplified. */
const family = (language: string | undefined) => language?.replace('Hant', 'Hans');

describe.each(tableLanguages)('%s', (language) => {
  it.each(kinds)('gets the %s card in its own language', async (kind) => {
    for (const text of saidDangers[language][kind]) {
      const found = await findOtherDanger(text);
      expect({ text, kind: found?.kind, language: family(found?.language) }).toEqual({
        text,
        kind,
        language: family(language),
      });
    }
  });

  it('gets the fixed note and no card for ordinary requests', async () => {
    for (const text of ordinaryRequests[language]) {
      expect({ text, danger: await findOtherDanger(text) }).toEqual({ text, danger: null });
      const found = await findOtherNote(text, '(555) 555-0100');
      expect({ text, language: family(found?.language) }).toEqual({ text, language: family(language) });
      expect(found?.note).toMatch(
        /911[\s\S]*988[\s\S]*English and Spanish only[\s\S]*\(555\) 555-0100[\s\S]*911[\s\S]*988/,
      );
    }
  });

  it('names the three numbers on each card, its own first', () => {
    const first = { emergency: '911', poison: '+18002221222', crisis: '988' };
    for (const kind of kinds) {
      const card = otherCard(language, kind);
      expect(card.text).toMatch(/911[\s\S]*988[\s\S]*1-800-222-1222/);
      expect(card.lines).toHaveLength(3);
      expect(card.lines[0]?.tel).toBe(first[kind]);
    }
  });
});

describe('English and Spanish', () => {
  const everyday = ['en', 'es'].flatMap((language) => {
    const folder = join(import.meta.dirname, `../../../../../knowledge/${language}/asked`);
    return readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  });

  it('are never another language in everyday questions', () => {
    expect(everyday.length).toBeGreaterThan(1_000);
    expect(everyday.filter((text) => findOtherLanguage(text) !== null)).toEqual([]);
  });

  it('hold no danger phrase of another language in everyday questions', async () => {
    const found = await Promise.all(everyday.map((text) => findOtherDanger(text)));
    expect(found.filter((danger) => danger !== null)).toEqual([]);
  });

  it.each([
    'hola',
    'ciao',
    'bonjour',
    'merci!',
    'Nguyễn',
    'Müller',
    'hi 你',
    'is 藿香正气水 in stock',
    'omeprazol',
    'µg α',
    '',
    '👍',
  ])('“%s” alone proves no other language', (text) => expect(findOtherLanguage(text)).toBeNull());
});

it('gives a language without a table the note in Spanish and English', async () => {
  const found = await findOtherNote('สวัสดีครับ วันนี้ร้านปิดกี่โมง', '(555) 555-0100');
  expect(found).toMatchObject({ language: 'und', note: expect.stringMatching(/^Este asistente[\s\S]*This assistant/) });
});

it('keeps right-to-left cards marked', () => {
  const marks = (['ar', 'ur', 'fa', 'zh-Hant', 'hi-Latn'] as TableLanguage[]).map((language) => {
    const { lang, dir } = otherCard(language, 'emergency');
    return `${lang} ${dir}`;
  });
  expect(marks).toEqual(['ar rtl', 'ur rtl', 'fa rtl', 'zh-Hant ltr', 'hi ltr']);
  expect(Object.values(careTexts).every(({ staff }) => staff.includes('{phone}'))).toBe(true);
});

it('reads long texts in time that grows with their length', async () => {
  const texts = tableLanguages.map((language) =>
    Object.values(saidDangers[language]).flat().join(' ').repeat(40).slice(0, 8_000),
  );
  const harmless = tableLanguages.map((language) => ordinaryRequests[language].join(' ').repeat(40).slice(0, 8_000));
  for (const text of [...texts, ...harmless, 'ako ng '.repeat(1_100), 'do not '.repeat(1_100)])
    await findOtherDanger(text);
  const usedMs = processorClock();
  for (const text of harmless) await findOtherDanger(text);
  // 16 ms for 8,000 characters, with room for a slow machine.
  expect(usedMs() / harmless.length).toBeLessThan(100);
  expect(possibleLanguages('do not '.repeat(1_100))).toEqual([]);
});
