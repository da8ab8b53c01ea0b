import { type ComponentType, memo, useSyncExternalStore } from 'react';
import { cx } from '../lib/class-names.ts';
import { logFailure } from '../lib/log.ts';
import styles from './answer-text.module.css';
import { isPlainText, plainText, readyPart, splitBlocks } from './markdown-blocks.ts';

type MarkdownComponent = ComponentType<{ text: string }>;

let markdown: MarkdownComponent | null = null;
let loading: Promise<void> | null = null;
const waiting = new Set<() => void>();

/** Fetches the markdown renderer, which only answers with marks in them need. A failed fetch may be tried again. */
export function loadMarkdown(): Promise<void> {
  loading ??= import('./markdown.tsx')
    .then((module) => {
      markdown = module.default;
      for (const wake of waiting) wake();
    })
    .catch((error: unknown) => {
      loading = null;
      logFailure('The markdown renderer was not loaded', error);
    });
  return loading;
}

function subscribe(wake: () => void): () => void {
  waiting.add(wake);
  if (!markdown) void loadMarkdown();
  return () => waiting.delete(wake);
}

interface AnswerTextProps {
  text: string;
  isStreaming: boolean;
  /** Where it is not the page's. */
  lang?: string | undefined;
}

/** How much of one answer is parsed; what comes behind it is shown as plain words. No answer of ours is that long. */
const maxParsedChars = 4_000;

/**
 * The text of an answer. Finished blocks are never parsed again while the rest is still coming, and plain paragraphs are not parsed at all.
 */
export const AnswerText = memo(function AnswerText({ text, isStreaming, lang }: AnswerTextProps) {
  const blocks = splitBlocks(text);
  return (
    <div className={cx(styles.prose, isStreaming && styles.streaming)} lang={lang}>
      {blocks.map(({ line, start, text: block }, index) => {
        if (start + block.length > maxParsedChars) return <PlainBlock key={line} text={block} />;
        const isGrowing = isStreaming && index === blocks.length - 1;
        return isGrowing ? <GrowingBlock key={line} text={block} /> : <Block key={line} text={block} />;
      })}
    </div>
  );
});

const Block = memo(function Block({ text }: { text: string }) {
  return isPlainText(text) ? <p className={styles.plain}>{text}</p> : <MarkedBlock text={text} />;
});

const PlainBlock = memo(function PlainBlock({ text }: { text: string }) {
  return <p className={styles.plain}>{plainText(text)}</p>;
});

/** The last block of an answer that is still coming. */
function GrowingBlock({ text }: { text: string }) {
  if (isPlainText(text)) return <Block text={text} />;
  const end = readyPart(text);
  return (
    <>
      {end > 0 && <Block text={text.slice(0, end)} />}
      {end < text.length && <PlainBlock text={text.slice(end)} />}
    </>
  );
}

function MarkedBlock({ text }: { text: string }) {
  const Markdown = useSyncExternalStore(subscribe, currentMarkdown, currentMarkdown);
  return Markdown ? <Markdown text={text} /> : <PlainBlock text={text} />;
}

function currentMarkdown(): MarkdownComponent | null {
  return markdown;
}
