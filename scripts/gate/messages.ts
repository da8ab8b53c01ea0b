import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type MessageClass, messageClasses } from '@rxweb/domain/safety/classifier/classes';
import { readMessages as readMarked } from '../../apps/server/src/adapters/local-assistant/asks/marked-message.ts';
import { forPharmacist, readAsked } from '../../apps/server/src/adapters/local-assistant/intents/read-asked.ts';

/** A whole message and what it is. */
export interface KnownMessage {
  class: MessageClass;
  text: string;
}

const folder = new URL('./messages/', import.meta.url);

/** Reads `messages/*.txt`: a class, a language and a text a line, separated by tabs. All are made up. */
export async function readMessages(): Promise<KnownMessage[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
  return texts.flatMap((text, index) =>
    text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [messageOf(line, files[index] ?? '')])),
  );
}

const knowledge = fileURLToPath(new URL('../../knowledge/', import.meta.url));

/** Marked messages and sample questions without a question for the pharmacist. */
export async function readHarmless(): Promise<KnownMessage[]> {
  const [marked, samples] = await Promise.all([readMarked(knowledge), readAsked(knowledge)]);
  const texts = [
    ...marked.filter(({ spans }) => spans.every(({ intent }) => intent !== forPharmacist)),
    ...samples.filter(({ intent }) => intent !== forPharmacist),
  ].map(({ text }) => text);
  return [...new Set(texts)].map((text) => ({ class: 'none', text }));
}

function messageOf(line: string, file: string): KnownMessage {
  const [name = '', , text = ''] = line.split('\t');
  const found = messageClasses.find((each) => each === name);
  if (!found || text === '') throw new Error(`${file}: "${line}" must be "class, language, text" with tabs`);
  return { class: found, text };
}
