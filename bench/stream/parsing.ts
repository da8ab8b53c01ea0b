import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';

type Blocks = typeof import('../../apps/web/src/ui/answer/markdown-blocks.ts');
type MarkdownModule = typeof import('../../apps/web/src/ui/answer/markdown.tsx');
type Render = (node: unknown) => string;
type CreateElement = (component: unknown, props: { text: string }) => unknown;

const section =
  '## Hours\n\nWe open **at nine** and close at half past five, on [every day](/x) but Sunday.\n\n- one thing\n- `another`\n\n1. first\n\n   more of it\n\n> quoted\n\n';

/** Processor time of reading an answer again with each word, relative to reading it once; best of some rounds. */
export async function measureParsing(vite: ViteDevServer, size: number, rounds: number): Promise<{ ratio: number }> {
  const { createBlockSplitter, isPlainText, piecesOf, splitBlocks } = (await vite.ssrLoadModule(
    '/src/ui/markdown-blocks.ts',
  )) as Blocks;
  const { default: Markdown } = (await vite.ssrLoadModule('/src/ui/markdown.tsx')) as MarkdownModule;
  // The page's own copies.
  const ofWeb = createRequire(join(vite.config.root, 'package.json'));
  const { renderToStaticMarkup }: { renderToStaticMarkup: Render } = ofWeb('react-dom/server');
  const { createElement }: { createElement: CreateElement } = ofWeb('react');
  const parse = (text: string) => isPlainText(text) || renderToStaticMarkup(createElement(Markdown, { text }));
  const whole = section.repeat(Math.ceil(size / section.length)).slice(0, size);

  const once = () => {
    for (const { marked } of piecesOf(splitBlocks(whole), false)) if (marked !== '') parse(marked);
  };
  // As the page does: what has not changed since is not parsed again.
  const wordByWord = () => {
    const blocksOf = createBlockSplitter();
    let shown: ReturnType<typeof piecesOf> = [];
    const show = (text: string, isStreaming: boolean) => {
      const pieces = piecesOf(blocksOf(text), isStreaming);
      pieces.forEach((piece, index) => {
        const before = shown[index];
        if (piece !== before && piece.marked !== '' && piece.marked !== before?.marked) parse(piece.marked);
      });
      shown = pieces;
    };
    for (const { index } of whole.matchAll(/\s+/g)) show(whole.slice(0, index), true);
    show(whole, false);
  };
  once();
  wordByWord();
  const ratios = Array.from({ length: rounds }, () => cpuMs(wordByWord) / cpuMs(once));
  return { ratio: Math.min(...ratios) };
}

/** Of this process alone: the machine may be busy with others. */
function cpuMs(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
