const fence = /^ {0,3}(`{3,}|~{3,})/;
const listItem = /^ {0,3}([-+*]|\d{1,9}[.)])(\s|$)/;
const indented = /^( {2,}|\t)/;
const definition = /^ {0,3}\[[^\]\n]{1,999}\]:/;

/** A piece of an answer that can be rendered by itself. `line` and `start` are where it begins; they stay while the answer grows. */
export interface Block {
  line: number;
  start: number;
  text: string;
  /** How it is shown, when nothing more can come to it. */
  finished?: Piece;
}

/**
 * Cuts markdown into blocks that can be rendered by themselves, so that a growing answer is parsed again only from its last block on.
 * Fenced code and lists stay whole; a text with link definitions, which may be used anywhere, is one block.
 */
export function splitBlocks(markdown: string): readonly Block[] {
  return createBlockSplitter()(markdown);
}

/** Splits an answer again and again while it grows: whole lines are read once, and finished blocks stay the same objects. */
export function createBlockSplitter(): (markdown: string) => readonly Block[] {
  let whole = '';
  let reading = nothingRead;
  let known: { text: string; blocks: readonly Block[] } = { text: '', blocks: [] };
  return (markdown) => {
    if (markdown === known.text) return known.blocks;
    // A twentieth of the time of `startsWith`, which compares character by character.
    if (markdown.slice(0, whole.length) !== whole) [whole, reading] = ['', nothingRead];
    const lines = markdown.slice(whole.length).split('\n');
    // A line that is not whole yet may still turn out to belong to the block before it.
    const last = lines.pop() ?? '';
    reading = lines.reduce(readLine, reading);
    whole = markdown.slice(0, markdown.length - last.length);
    known = { text: markdown, blocks: blocksOf(readLine(reading, last), markdown) };
    return known.blocks;
  };
}

/** How far the lines of an answer are read. */
interface Reading {
  blocks: readonly Block[];
  /** The block that may go on. */
  open: Block | null;
  isList: boolean;
  fence: string | null;
  /** The line before was blank. */
  isBlank: boolean;
  hasDefinition: boolean;
  /** Where the next line begins. */
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
  const goesOn = !isGap || (before.isList && (isItem || indented.test(line)));
  const open = goesOn ? before.open : null;
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
 * How much of a block that is still growing is parsed: up to the last line's end before the highest power of two, or one and a half of it, in its
 * length. However the text comes, all its parses together then take less than five of the whole; the rest is shown as plain words.
 */
function readyPart(block: string): number {
  if (isPlainText(block)) return block.length;
  const power = 2 ** Math.floor(Math.log2(Math.max(1, block.length)));
  return lineEnd(block, block.length >= power * 1.5 ? power * 1.5 : power);
}

/** Where the last line ends that is whole within that many characters. */
function lineEnd(text: string, chars: number): number {
  return chars === 0 ? 0 : text.lastIndexOf('\n', chars - 1) + 1;
}

/** How much of one answer is parsed; what comes in the lines behind it is shown as plain words. No answer of ours is that long. */
const maxParsedChars = 4_000;

/** A block as it is shown: what is read as markdown, and behind it what is shown as plain words. `line` stays while the answer grows. */
export interface Piece {
  line: number;
  marked: string;
  plain: string;
}

/** How the blocks of an answer are shown. Only the last one of an answer that is still coming is ever read again. */
export function piecesOf(blocks: readonly Block[], isStreaming: boolean): Piece[] {
  return blocks.map(
    (block) => block.finished ?? pieceOf(block, isStreaming ? readyPart(block.text) : block.text.length),
  );
}

/** `ready`: how much of the block may be parsed, if the answer has room for it. */
function pieceOf({ line, start, text }: Block, ready: number): Piece {
  const room = Math.max(0, maxParsedChars - start);
  const end = text.length > room ? lineEnd(text, room) : ready;
  return { line, marked: text.slice(0, end), plain: text.slice(end) };
}

/** Whether a block is a plain paragraph: nothing in it that markdown would read as more than text. */
export function isPlainText(block: string): boolean {
  return !/[\\`*_[\]<>!#&|~]|^ {0,3}([-+=]|\d{1,9}[.)])|^( {4}|\t)/m.test(block);
}

/** The words without the marks, for the clipboard and for reading aloud. Marks that belong together stand near each other: a long text is read in time. */
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
