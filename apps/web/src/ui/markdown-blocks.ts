const fence = /^ {0,3}(`{3,}|~{3,})/;
const listItem = /^ {0,3}([-+*]|\d{1,9}[.)])(\s|$)/;
const indented = /^( {2,}|\t)/;
const definition = /^ {0,3}\[[^\]\n]{1,999}\]:/m;

/** A piece of an answer that can be rendered by itself. `line` and `start` are where it begins; they stay while the answer grows. */
export interface Block {
  line: number;
  start: number;
  text: string;
}

/**
 * Cuts markdown into blocks that can be rendered by themselves, so that a growing answer is parsed again only from its last block on.
 * Fenced code and lists stay whole; a text with link definitions, which may be used anywhere, is one block.
 */
export function splitBlocks(markdown: string): Block[] {
  if (definition.test(markdown)) return [{ line: 0, start: 0, text: markdown }];
  const blocks: Block[] = [];
  let block: string[] = [];
  let first = { line: 0, start: 0 };
  let here = first;
  let openFence: string | null = null;
  let isBlank = false;
  const close = () => {
    if (block.length > 0) blocks.push({ ...first, text: block.join('\n') });
    block = [];
  };
  for (const line of markdown.split('\n')) {
    const place = here;
    here = { line: place.line + 1, start: place.start + line.length + 1 };
    const mark: string | undefined = fence.exec(line)?.[1];
    if (openFence === null && line.trim() === '') {
      isBlank = true;
      continue;
    }
    if (isBlank && openFence === null && continues(block, line)) block.push('');
    else if (isBlank && openFence === null) close();
    isBlank = false;
    if (block.length === 0) first = place;
    block.push(line);
    if (openFence === null) openFence = mark ?? null;
    else if (mark?.startsWith(openFence) && line.trim() === mark) openFence = null;
  }
  close();
  return blocks;
}

/**
 * How much of a block that is still growing is parsed: up to the last line's end before the highest power of two, or one and a half of it, in its
 * length. However the text comes, all its parses together then take less than five of the whole; the rest is shown as plain words.
 */
export function readyPart(block: string): number {
  const power = 2 ** Math.floor(Math.log2(Math.max(1, block.length)));
  const mark = block.length >= power * 1.5 ? power * 1.5 : power;
  return block.lastIndexOf('\n', mark - 1) + 1;
}

/** Whether a line after a blank one still belongs to the list above it. */
function continues(block: readonly string[], line: string): boolean {
  if (!listItem.test(line) && !indented.test(line)) return false;
  return block.some((earlier) => listItem.test(earlier));
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
