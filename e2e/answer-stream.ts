import type { ChatEvent } from '../packages/contracts/src/chat.ts';

type Sent = Exclude<ChatEvent, { type: 'end' | 'error' }>;

/** A whole answer as the server sends it, for tests of what the page makes of it. */
export function answerStream(...events: Sent[]) {
  const frames = events.map((event) => `event: ${event.type}\ndata: ${dataOf(event)}\n\n`);
  return { contentType: 'text/event-stream', body: `${frames.join('')}event: end\ndata: [DONE]\n\n` };
}

function dataOf(event: Sent): string {
  switch (event.type) {
    case 'chunk':
      return event.text.replaceAll('\n', '\\n');
    case 'sources':
      return JSON.stringify(event.sources);
    case 'care':
      return JSON.stringify(event.card);
    case 'note':
      return JSON.stringify(event.note);
    case 'suggestions':
      return JSON.stringify(event.suggestions);
    case 'request-form': {
      const { type, ...offer } = event;
      return JSON.stringify(offer);
    }
    case 'disclosed':
      return JSON.stringify({ id: event.id });
    case 'hand-off':
      return JSON.stringify({ as: event.as });
  }
}
