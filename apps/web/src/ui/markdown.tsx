import type { ReactNode } from 'react';
import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown';
import { useChatTexts } from '../texts/use-chat-texts.ts';
import styles from './answer-text.module.css';
import { plainText } from './markdown-blocks.ts';

interface TextNode {
  type: string;
  value?: string;
  children?: TextNode[];
}

/** Lists and quotes within each other, deeper than anybody writes. */
const tooDeep = /^(?:(?: {0,3}(?:>|[-+*]|\d{1,9}[.)])[ \t]*){20}|(?: {2}|\t){20,}(?:>|[-+*]|\d{1,9}[.)]))/m;

/** Makes each line break of a paragraph one that is seen: an answer's lines stay lines. */
function breakLines() {
  return (tree: TextNode): void => breakLinesIn(tree);
}

function breakLinesIn(node: TextNode): void {
  node.children = node.children?.flatMap((child) => {
    breakLinesIn(child);
    if (child.type !== 'text') return [child];
    const lines = (child.value ?? '').split('\n').map((value): TextNode => ({ type: 'text', value }));
    return lines.flatMap((line, index) => (index === 0 ? [line] : [{ type: 'break' }, line]));
  }) as TextNode[];
}

/** The host a link leads to, or null for our own pages and addresses without one. */
function foreignHost(href: string): string | null {
  const host = /^(?:https?:)?\/\/[^/?#]*/i.test(href) ? URL.parse(href, 'https://page.invalid')?.host : null;
  return host && host !== globalThis.location?.host ? host : null;
}

/** A link of an answer: opens beside the chat, tells nobody where it came from, and shows its host. A blanked one leads nowhere. */
function AnswerLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const host = foreignHost(href ?? '');
  return (
    <a href={href || undefined} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      {host && !String(children).includes(host) && <span className={styles.host}> ({host})</span>}
    </a>
  );
}

/** A picture of an answer is a link: it is never fetched by itself, which would tell another host who reads this. */
function AnswerImage({ src, alt }: { src?: string | Blob | undefined; alt?: string | undefined }) {
  const { chat } = useChatTexts();
  const address = typeof src === 'string' ? src : '';
  return (
    <>
      <AnswerLink href={address}>{alt ? chat.image(alt) : chat.imageWithout}</AnswerLink>
      <img hidden loading="lazy" src={address || undefined} alt="" />
    </>
  );
}

const heading = ({ children }: { children?: ReactNode }) => <h2 className={styles.heading}>{children}</h2>;

const components: Components = {
  a: ({ href, children }) => <AnswerLink href={href}>{children}</AnswerLink>,
  img: ({ src, alt }) => <AnswerImage src={src} alt={alt} />,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
};

/**
 * Renders the markdown of an answer. Addresses keep only the schemes of spec section 2, everything else is blanked; HTML is not read.
 * Loaded with the first answer that needs it.
 */
export default function Markdown({ text }: { text: string }) {
  if (tooDeep.test(text)) return <p>{plainText(text)}</p>;
  return (
    <ReactMarkdown remarkPlugins={[breakLines]} urlTransform={defaultUrlTransform} components={components}>
      {text}
    </ReactMarkdown>
  );
}
