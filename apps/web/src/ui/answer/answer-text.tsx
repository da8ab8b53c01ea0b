import { type ComponentType, memo, useState, useSyncExternalStore } from 'react';
import { cx } from '../../browser/class-names.ts';
import { logFailure } from '../../browser/log.ts';
import { ContactText } from '../contact-text.tsx';
import styles from './answer-text.module.css';
import { createBlockSplitter, isPlainText, type Piece, piecesOf, plainText } from './markdown-blocks.ts';

type MarkdownComponent = ComponentType<{ text: string }>;

let markdown: MarkdownComponent | null = null;
let loading: Promise<void> | null = null;
const waiting = new Set<() => void>();

/** Only for answers that need it. Can be retried. */
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
  /** Set when it differs from the page's. */
  lang?: string | undefined;
}

/** While the text streams, finished blocks are not parsed again, and plain paragraphs never. */
export const AnswerText = memo(function AnswerText({ text, isStreaming, lang }: AnswerTextProps) {
  const [blocksOf] = useState(createBlockSplitter);
  return (
    <div className={cx(styles.prose, isStreaming && styles.streaming)} lang={lang}>
      {piecesOf(blocksOf(text), isStreaming).map((piece) => (
        <PieceText key={piece.line} piece={piece} />
      ))}
    </div>
  );
});

/** The same component while growing and when finished, so the DOM stays. */
const PieceText = memo(function PieceText({ piece: { marked, plain } }: { piece: Piece }) {
  return (
    <>
      {marked !== '' && <Block text={marked} />}
      {plain !== '' && <PlainBlock text={plain} />}
    </>
  );
});

const Block = memo(function Block({ text }: { text: string }) {
  return isPlainText(text) ? <PlainParagraph text={text} /> : <MarkedBlock text={text} />;
});

const PlainBlock = memo(function PlainBlock({ text }: { text: string }) {
  return <PlainParagraph text={plainText(text)} />;
});

function PlainParagraph({ text }: { text: string }) {
  return (
    <p className={styles.plain}>
      <ContactText text={text} />
    </p>
  );
}

function MarkedBlock({ text }: { text: string }) {
  const Markdown = useSyncExternalStore(subscribe, currentMarkdown, currentMarkdown);
  return Markdown ? <Markdown text={text} /> : <PlainBlock text={text} />;
}

function currentMarkdown(): MarkdownComponent | null {
  return markdown;
}
