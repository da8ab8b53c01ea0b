import { expect, it } from 'vitest';
import { findUntranslated } from './copy/find-untranslated.ts';
import { screenTextsOf } from './copy/screen-texts.ts';

const found = (source: string) => findUntranslated('a.tsx', source, screenTextsOf('a.tsx', source)).length;

it.each([
  ['<p>Try again</p>;'],
  ['<Button>Retry</Button>;'],
  ['<Row label="Back to the list" />;'],
  ["const words = isBusy ? 'Saving…' : texts.save;"],
  ['const title = `Call ${' + 'name}`;'],
])('finds English outside a catalogue: %s', (source) => expect(found(source)).toBe(1));

it.each([
  ['<p>{texts.tryAgain}</p>;'],
  ["logFailure('The number was not copied', error);"],
  ["if (event.key === 'Enter') send();"],
  ['box.querySelector(\'[role="dialog"] button\');'],
  ["usePageTitle(titles['Pharmacist Tools']);"],
])('leaves what no one reads: %s', (source) => expect(found(source)).toBe(0));
