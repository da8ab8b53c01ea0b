import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../systems/product.ts';
import { runVite } from './build.ts';

/** The body of floor.html in React, with nothing around it: what rendering on the server and React after the first paint cost at least. */
const chatPage = `
import { createElement as h, useState } from 'react';
export function ChatPage() {
  const [said, setSaid] = useState([]);
  const [text, setText] = useState('');
  const ask = (question) => question.trim() && setSaid([...said, question]);
  const button = (name) => h('button', { key: name, type: 'button', onClick: () => ask(name) }, name);
  const send = (event) => { event.preventDefault(); ask(text); setText(''); };
  return [
    h('header', { key: 'head' }, h('b', null, 'Alder Street Pharmacy'), button('Español'), button('Login')),
    h('div', { key: 'strip', className: 'strip' }, h('span', { className: 'open' }, 'Open now'), h('b', null, 'Closes 5:30 pm'), button('Hours')),
    h('div', { key: 'facts', className: 'facts' }, h('a', { href: 'tel:+15555550100' }, '(555) 555-0100'), h('a', { href: '/map' }, '214 Alder Street')),
    h('main', { key: 'main' },
      h('h1', null, 'Good morning.', h('br'), 'How can we help?'),
      h('p', null, 'Ask about our store, refills, vaccines or diabetic shoes. Please leave out ID and insurance numbers.'),
      ['When are you open?', 'Refill a prescription', 'Move my prescriptions here', 'Vaccines and flu shots', 'Diabetic shoes', 'Talk to a person'].map(button),
      said.map((line, index) => h('p', { key: index, className: 'said' }, line))),
    h('form', { key: 'form', onSubmit: send },
      h('textarea', { 'aria-label': 'Your message', placeholder: 'Type your question', value: text, onChange: ({ target }) => setText(target.value) }),
      h('button', null, 'Send')),
    h('small', { key: 'small' }, 'Drag files here, click the camera, or use the sprite button. ', h('b', null, 'AI assistant, may be wrong.'),
      ' Emergency? ', h('a', { href: 'tel:911' }, 'Call 911'), '. Leave out ID numbers.'),
  ];
}`;
const hydrate = `
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ChatPage } from './chat-page.js';
hydrateRoot(document.body, createElement(ChatPage));`;
const render = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ChatPage } from './chat-page.js';
export const body = renderToString(createElement(ChatPage));`;
const afterPaint = `requestAnimationFrame(() => setTimeout(() => import('./hydrate.js')));`;

/** Renders floor.html's page with our own React, and has its script come when the first paint is done; returns the built folder. */
export async function buildReactFloor(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const files = { 'package.json': '{"type":"module"}', 'chat-page.js': chatPage, 'hydrate.js': hydrate };
  for (const [name, text] of Object.entries({ ...files, 'render.js': render, 'entry.js': afterPaint }))
    await writeFile(join(folder, name), text);
  const { body }: { body: string } = await import(pathToFileURL(join(folder, 'render.js')).href);
  const floor = await readFile(join(import.meta.dirname, 'floor.html'), 'utf8');
  const html = floor
    .replace(/<body>.*<\/body>/s, () => `<body>${body}</body>`)
    .replace('</head>', '<script type="module" src="./entry.js"></script></head>');
  await writeFile(join(folder, 'index.html'), html);
  return runVite(folder);
}
