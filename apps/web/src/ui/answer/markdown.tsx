import { contactParts } from '@rxweb/domain/text/contact-parts';
import type { ReactNode } from 'react';
import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown';
import { useChatTexts } from '../../texts/use/use-chat-texts.ts';
import { ContactText } from '../contact-text.tsx';
import styles from './answer-text.module.css';
import { plainText } from './markdown-blocks.ts';

interface TextNode {
  type: string;
  value?: string;
  children?: TextNode[];
  data?: { hName: string };
}

/** Nested lists and quotes deeper than anyone writes. */
const tooDeep = /^(?:(?: {0,3}(?:>|[-+*]|\d{1,9}[.)])[ \t]*){20}|(?: {2}|\t){20,}(?:>|[-+*]|\d{1,9}[.)]))/m;

/** Keeps every line break visible. */
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

/** Not within links and code. */
const withoutContacts = ['link', 'linkReference'];

/** Marks texts with phone numbers or addresses: {@link ContactText} links them, for `tel:` is no scheme of an answer's own links. */
function markContacts() {
  return (tree: TextNode): void => markContactsIn(tree);
}

function markContactsIn(node: TextNode): void {
  if (withoutContacts.includes(node.type)) return;
  node.children = node.children?.map((child) => {
    markContactsIn(child);
    const hasContact = child.type === 'text' && contactParts(child.value ?? '').some(({ kind }) => kind !== 'text');
    return hasContact ? { type: 'contacts', data: { hName: 'address' }, children: [child] } : child;
  }) as TextNode[];
}

/** Null for our own pages and without a host. */
function foreignHost(href: string): string | null {
  const host = /^(?:https?:)?\/\/[^/?#]*/i.test(href) ? URL.parse(href, 'https://page.invalid')?.host : null;
  return host && host !== globalThis.location?.host ? host : null;
}

/** Opens a new tab, sends no referrer and shows its host. A blanked one is plain text. */
function AnswerLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  const host = foreignHost(href ?? '');
  return (
    <a href={href || undefined} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      {host && !String(children).includes(host) && <span className={styles.host}> ({host})</span>}
    </a>
  );
}

/** A picture becomes a link: loading it would reveal the reader to another host. */
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
  // HTML in an answer is ignored, so this is ours.
  address: ({ children }) => <ContactText text={String(children)} />,
  img: ({ src, alt }) => <AnswerImage src={src} alt={alt} />,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
};

/** Only the URL schemes of spec section 2 are kept; HTML is ignored. Loaded on demand. */
export default function Markdown({ text }: { text: string }) {
  if (tooDeep.test(text)) return <p>{plainText(text)}</p>;
  return (
    <ReactMarkdown
      remarkPlugins={[breakLines, markContacts]}
      urlTransform={defaultUrlTransform}
      components={components}
    >
      {text}
    </ReactMarkdown>
  );
}
