const fence = /^ {0,3}(`{3,}|~{3,})/;
const listItem = /^ {0,3}([-+*]|\d{1,9}[.)])(\s|$)/;
const indented = /^( {2,}|\t)/;
const definition = /^ {0,3}\[[^\]]+\]:/m;

/** A piece of an answer that can be rendered by itself. `line` is where it starts; that does not change while the answer grows. */
export interface Block {
  line: number;
  text: string;
}

/**
 * Cuts markdown into blocks that can be rendered by themselves, so that a growing answer is parsed again only from its last block on.
 * Fenced code and lists stay whole; a text with link definitions, which may be used anywhere, is one block.
 */
export function splitBlocks(markdown: string): Block[] {
  if (definition.test(markdown)) return [{ line: 0, text: markdown }];
  const blocks: Block[] = [];
  let block: string[] = [];
  let start = 0;
  let openFence: string | null = null;
  let isBlank = false;
  const close = () => {
    if (block.length > 0) blocks.push({ line: start, text: block.join('\n') });
    block = [];
  };
  for (const [number, line] of markdown.split('\n').entries()) {
    const mark: string | undefined = fence.exec(line)?.[1];
    if (openFence === null && line.trim() === '') {
      isBlank = true;
      continue;
    }
    if (isBlank && openFence === null && continues(block, line)) block.push('');
    else if (isBlank && openFence === null) close();
    isBlank = false;
    if (block.length === 0) start = number;
    block.push(line);
    if (openFence === null) openFence = mark ?? null;
    else if (mark?.startsWith(openFence) && line.trim() === mark) openFence = null;
  }
  close();
  return blocks;
}

/** Whether a line after a blank one still belongs to the list above it. */
function continues(block: readonly string[], line: string): boolean {
  const holdsList = block.some((earlier) => listItem.test(earlier));
  return holdsList && (listItem.test(line) || indented.test(line));
}

/** Whether a block is a plain paragraph: nothing in it that markdown would read as more than text. */
export function isPlainText(block: string): boolean {
  return !/[\\`*_[\]<>!#&|~]|^ {0,3}([-+=]|\d{1,9}[.)])|^( {4}|\t)/m.test(block);
}

/** The words without the marks, for the clipboard and for reading aloud. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^ {0,3}(`{3,}|~{3,}).*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^ {0,3}(#{1,6}|>) +/gm, '')
    .replace(/^( *)[*+] /gm, '$1- ')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=\S)(.+?)(?<=\S)\1(?![\w*])/g, '$2')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\\([\\`*_[\]<>!#&|~+.()-])/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
