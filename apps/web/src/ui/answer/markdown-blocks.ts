const fence = /^ {0,3}(`{3,}|~{3,})/;
const listItem = /^ {0,3}([-+*]|\d{1,9}[.)])(\s|$)/;
const indented = /^( {2,}|\t)/;
const definition = /^ {0,3}\[[^\]\n]{1,999}\]:/;

/** `line` and `start` are its position, stable while the answer grows. */
export interface Block {
  line: number;
  start: number;
  text: string;
  /** Its display form, once complete. */
  finished?: Piece;
}

/**
 * Independent blocks, so a growing answer re-parses only its last one. Fenced code and lists stay whole; a text with link definitions is
 * one block.
 */
export function splitBlocks(markdown: string): readonly Block[] {
  return createBlockSplitter()(markdown);
}

/** Incremental {@link splitBlocks}: reads each line once and keeps finished blocks identical. */
export function createBlockSplitter(): (markdown: string) => readonly Block[] {
  let whole = '';
  let reading = nothingRead;
  let known: { text: string; blocks: readonly Block[] } = { text: '', blocks: [] };
  return (markdown) => {
    if (markdown === known.text) return known.blocks;
    // 20 times faster than `startsWith`, which compares by character.
    if (markdown.slice(0, whole.length) !== whole) [whole, reading] = ['', nothingRead];
    const lines = markdown.slice(whole.length).split('\n');
    // An incomplete line may still belong to the block before it.
    const last = lines.pop() ?? '';
    reading = lines.reduce(readLine, reading);
    whole = markdown.slice(0, markdown.length - last.length);
    known = { text: markdown, blocks: blocksOf(readLine(reading, last), markdown) };
    return known.blocks;
  };
}

interface Reading {
  blocks: readonly Block[];
  /** The block that may continue. */
  open: Block | null;
  isList: boolean;
  fence: string | null;
  isBlank: boolean;
  hasDefinition: boolean;
  next: { line: number; start: number };
}

const nothingRead: Reading = {
  blocks: [],
  open: null,
  isList: false,
  fence: null,
  isBlank: false,
  hasDefinition: false,
  next: { line: 0, start: 0 },
};

function readLine(before: Reading, line: string): Reading {
  const next = { line: before.next.line + 1, start: before.next.start + line.length + 1 };
  const hasDefinition = before.hasDefinition || definition.test(line);
  const read = { ...before, next, hasDefinition };
  const isFenced = before.fence !== null;
  if (!isFenced && line.trim() === '') return { ...read, isBlank: true };
  const isItem = listItem.test(line);
  const isGap = before.isBlank && !isFenced;
  const continuesBlock = !isGap || (before.isList && (isItem || indented.test(line)));
  const open = continuesBlock ? before.open : null;
  const blocks = open || !before.open ? before.blocks : [...before.blocks, finish(before.open)];
  const text = open ? `${open.text}${isGap ? '\n\n' : '\n'}${line}` : line;
  const { line: begin, start } = open ?? before.next;
  const isList = (open !== null && before.isList) || isItem;
  const fence = fenceAfter(before.fence, line);
  return { ...read, blocks, open: { line: begin, start, text }, isList, fence, isBlank: false };
}

function finish(block: Block): Block {
  block.finished ??= pieceOf(block, block.text.length);
  return block;
}

function fenceAfter(open: string | null, line: string): string | null {
  const mark = fence.exec(line)?.[1];
  if (open === null) return mark ?? null;
  return mark?.startsWith(open) && line.trim() === mark ? null : open;
}

function blocksOf({ blocks, open, hasDefinition }: Reading, markdown: string): readonly Block[] {
  if (hasDefinition) return [{ line: 0, start: 0, text: markdown }];
  return open ? [...blocks, open] : blocks;
}

/**
 * How much of a growing block to parse: whole lines up to the last power of two, or 1.5 times that. The rest is shown as plain text.
 */
function readyPart(block: string): number {
  if (isPlainText(block)) return block.length;
  const power = 2 ** Math.floor(Math.log2(Math.max(1, block.length)));
  return lineEnd(block, block.length >= power * 1.5 ? power * 1.5 : power);
}

/** End of the last whole line within `chars`. */
function lineEnd(text: string, chars: number): number {
  return chars === 0 ? 0 : text.lastIndexOf('\n', chars - 1) + 1;
}

/** Text beyond this is shown unparsed. No answer of ours is that long. */
const maxParsedChars = 4_000;

/** Markdown, then plain text. `line` is stable while the answer grows. */
export interface Piece {
  line: number;
  marked: string;
  plain: string;
}

/** While streaming, only the last one changes. */
export function piecesOf(blocks: readonly Block[], isStreaming: boolean): Piece[] {
  return blocks.map(
    (block) => block.finished ?? pieceOf(block, isStreaming ? readyPart(block.text) : block.text.length),
  );
}

/** `ready`: how much may be parsed, within the answer's limit. */
function pieceOf({ line, start, text }: Block, ready: number): Piece {
  const room = Math.max(0, maxParsedChars - start);
  const end = text.length > room ? lineEnd(text, room) : ready;
  return { line, marked: text.slice(0, end), plain: text.slice(end) };
}

/** True when markdown would change nothing. */
export function isPlainText(block: string): boolean {
  return !/[\\`*_[\]<>!#&|~]|^ {0,3}([-+=]|\d{1,9}[.)])|^( {4}|\t)/m.test(block);
}

/** Text without markup, for the clipboard and screen readers. Bounded patterns keep long texts fast. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^ {0,3}(`{3,}|~{3,}).*$/gm, '')
    .replace(/!?\[([^[\]]{0,500})\]\([^)\n]{0,500}\)/g, '$1')
    .replace(/^ {0,3}(#{1,6}|>) +/gm, '')
    .replace(/^( *)[*+] /gm, '$1- ')
    .replace(/(\*\*|__)(?=\S)(.{1,150}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=\S)(.{1,150}?)(?<=\S)\1(?![\w*])/g, '$2')
    .replace(/`([^`]{0,500})`/g, '$1')
    .replace(/\\([\\`*_[\]<>!#&|~+.()-])/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
