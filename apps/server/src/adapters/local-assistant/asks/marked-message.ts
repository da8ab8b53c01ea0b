import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Earlier } from '../dialogue/follow-up.ts';

/** A stretch of a message: `text.slice(start, end)`. */
export interface Span {
  start: number;
  end: number;
  /** The intent it asks for, or `talk` for courtesy. */
  intent: string;
}

/** A message in which each ask is marked with its intent; all other words are background. */
export interface MarkedMessage {
  text: string;
  spans: readonly Span[];
  /** The question before it, for a follow-up. */
  before: Earlier | null;
}

export async function listMessageFiles(knowledgeDir: string): Promise<string[]> {
  const dir = join(knowledgeDir, 'messages');
  const names = await readdir(dir).catch(() => []);
  return names
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => join(dir, name));
}

/** Reads `messages/*.txt`: "thanks, [delivery: do you deliver]" a line, for a follow-up the question before it and a tab first. */
export async function readMessages(knowledgeDir: string): Promise<MarkedMessage[]> {
  const files = await listMessageFiles(knowledgeDir);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text) => text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [readLine(line)])));
}

function readLine(line: string): MarkedMessage {
  const [first = '', second] = line.split('\t');
  if (second === undefined) return { ...readMarks(first), before: null };
  const before = readMarks(first);
  return { ...readMarks(second), before: { text: before.text, intent: before.spans[0]?.intent ?? 'unknown' } };
}

const mark = /\[([a-z-]+): ([^[\]]+)\]/g;

function readMarks(marked: string): Pick<MarkedMessage, 'text' | 'spans'> {
  const spans: Span[] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: intent = '', 2: words = '', index } of marked.matchAll(mark)) {
    text += marked.slice(from, index);
    spans.push({ start: text.length, end: text.length + words.length, intent });
    text += words;
    from = index + whole.length;
  }
  return { text: text + marked.slice(from), spans };
}
