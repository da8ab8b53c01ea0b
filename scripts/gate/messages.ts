import { readdir, readFile } from 'node:fs/promises';
import { type MessageClass, messageClasses } from '@rxweb/domain/safety/classifier/classes';

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

function messageOf(line: string, file: string): KnownMessage {
  const [name = '', , text = ''] = line.split('\t');
  const found = messageClasses.find((each) => each === name);
  if (!found || text === '') throw new Error(`${file}: "${line}" must be "class, language, text" with tabs`);
  return { class: found, text };
}
