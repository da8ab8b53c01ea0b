import { copyFile, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPage } from './build.ts';
import { install, unpack } from './install.ts';
import { buildReactFloor } from './react-floor.ts';
import { type Stub, sendJson } from './site.ts';

/** A page that is measured beside ours: built in a folder of this run, from packages that are installed for it alone. */
export interface Peer {
  name: string;
  /** Comes from the registry, so it may be out of reach. */
  isInstalled: boolean;
  /** Returns the folder of the built page. */
  build(folder: string): Promise<string>;
  stub?: Stub;
}

/** Each as its README shows, ready to type. */
export const peers: readonly Peer[] = [
  {
    name: 'floor',
    isInstalled: false,
    async build(folder) {
      await mkdir(folder, { recursive: true });
      await copyFile(join(import.meta.dirname, 'floor.html'), join(folder, 'index.html'));
      return folder;
    },
    stub: ({ url }, response) => url === '/api/chat-stream' && sendJson(response, 'Yes.'),
  },
  { name: 'React floor', isInstalled: false, build: buildReactFloor },
  {
    name: 'deep-chat',
    isInstalled: true,
    async build(folder) {
      await install(folder, ['deep-chat@2.4.2']);
      const chat = `<deep-chat connect='{"url":"/chat"}' style="width:100%;height:95dvh"></deep-chat>`;
      return buildPage(folder, `import 'deep-chat';`, chat);
    },
  },
  {
    name: 'chatscope',
    isInstalled: true,
    async build(folder) {
      const react = ['react@18.3.1', 'react-dom@18.3.1'];
      await install(folder, ['@chatscope/chat-ui-kit-react@2.1.1', '@chatscope/chat-ui-kit-styles@1.4.0', ...react]);
      const script = `import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
        import { ChatContainer, MainContainer, Message, MessageInput, MessageList } from '@chatscope/chat-ui-kit-react';
        import { createElement as h } from 'react';
        import { createRoot } from 'react-dom/client';
        const model = { message: 'Hello my friend', sentTime: 'just now', sender: 'Joe' };
        createRoot(document.getElementById('root')).render(h('div', { style: { position: 'relative', height: '95dvh' } },
          h(MainContainer, null, h(ChatContainer, null, h(MessageList, null, h(Message, { model })),
            h(MessageInput, { placeholder: 'Type message here' })))));`;
      return buildPage(folder, script, '<div id="root"></div>');
    },
  },
  {
    name: 'botpress webchat',
    isInstalled: true,
    async build(folder) {
      await install(folder, ['@botpress/webchat@4.5.2', 'react@19', 'react-dom@19']);
      const script = `import './node_modules/@botpress/webchat/dist/style.css';
        import { Webchat } from '@botpress/webchat';
        import { createElement as h } from 'react';
        import { createRoot } from 'react-dom/client';
        createRoot(document.getElementById('root')).render(
          h(Webchat, { clientId: 'bot', apiUrl: location.origin + '/botpress', style: { width: '100%', height: '95dvh' } }));`;
      return buildPage(folder, script, '<div id="root"></div>');
    },
    stub: answerBotpress,
  },
  {
    name: 'n8n chat',
    isInstalled: true,
    async build(folder) {
      // What it depends on is not all in the registry, so its bundle is taken, as for its README's "CDN Embed".
      const unpacked = await unpack(folder, '@n8n/chat@1.37.0');
      await cp(join(unpacked, 'dist'), join(folder, 'chat'), { recursive: true });
      const script = `import './chat/style.css';
        import { createChat } from './chat/chat.bundle.es.js';
        createChat({ webhookUrl: '/webhook', mode: 'fullscreen' });`;
      return buildPage(folder, script, '<div id="n8n-chat" style="height:95dvh"></div>');
    },
    stub: ({ url = '' }, response) => url.startsWith('/webhook') && sendJson(response, { data: [] }),
  },
];

/** A new conversation that has nothing in it, and a stream of events that stays open. */
function answerBotpress(...[{ url = '' }, response]: Parameters<Stub>): boolean {
  if (!url.startsWith('/botpress/')) return false;
  const user = { id: 'user', userKey: 'key' };
  if (!url.includes('/initialize')) return sendJson(response, { event: { payload: { data: {} } } });
  const data = { conversation: { id: 'conversation' }, messages: [], participants: [user], user };
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(`data: ${JSON.stringify({ type: 'init', data })}\n\n`);
  return true;
}
