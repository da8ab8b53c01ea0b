import type { ChatEvent } from '@rxweb/contracts/chat';
import { type ChatExtension, chatExtensions } from '@rxweb/contracts/chat-route';
import type { LiveEvent } from '@rxweb/contracts/live/messages';
import { createChatEncoder } from '@rxweb/domain/chat/chat-stream-encoding';
import type { ServerSentEvent } from '../../kernel/http/event-stream.ts';

export function wantedExtensions(header = ''): ReadonlySet<ChatExtension> {
  const names = header.split(',').map((name) => name.trim());
  return new Set(chatExtensions.filter((extension) => names.includes(extension)));
}

/** Creates the encoder of one stream's events (spec section 7). Extension events only for clients that ask for them. */
export function createEventEncoder(
  extensions: ReadonlySet<ChatExtension>,
): (event: ChatEvent | LiveEvent) => ServerSentEvent[] {
  const text = createChatEncoder();
  let isLive = false;
  return (event) => {
    isLive ||= event.type === 'live' && extensions.has('live');
    // Its fixed text and card are for clients that know no live chat.
    if (isLive && (event.type === 'chunk' || event.type === 'care')) return [];
    const words = event.type === 'note' && !extensions.has('note') ? `${event.note.text}\n\n` : null;
    const payloads = event.type === 'chunk' ? text.push(event.text) : words ? text.push(words) : text.flush();
    const encoded: ServerSentEvent[] = payloads.map((data) => ({ event: 'chunk', data }));
    const other = event.type === 'chunk' ? null : encodeOther(event, extensions);
    if (other) encoded.push(other);
    return encoded;
  };
}

function encodeOther(
  event: Exclude<ChatEvent, { type: 'chunk' }> | LiveEvent,
  extensions: ReadonlySet<ChatExtension>,
): ServerSentEvent | null {
  switch (event.type) {
    case 'sources':
      return extensions.has('sources') ? { event: 'sources', data: JSON.stringify(event.sources) } : null;
    case 'care':
      return extensions.has('care') ? { event: 'care', data: JSON.stringify(event.card) } : null;
    case 'note':
      return extensions.has('note') ? { event: 'note', data: JSON.stringify(event.note) } : null;
    case 'suggestions':
      return extensions.has('suggestions') ? { event: 'suggestions', data: JSON.stringify(event.suggestions) } : null;
    case 'hand-off':
      return extensions.has('hand-off') ? { event: 'hand-off', data: JSON.stringify({ as: event.as }) } : null;
    case 'request-form': {
      const { type, ...offer } = event;
      return extensions.has(type) ? { event: type, data: JSON.stringify(offer) } : null;
    }
    case 'disclosed':
      return extensions.has('disclosed') ? { event: 'disclosed', data: JSON.stringify({ id: event.id }) } : null;
    case 'live': {
      const { type, ...live } = event;
      return extensions.has(type) ? { event: type, data: JSON.stringify(live) } : null;
    }
    case 'end':
      return { event: 'end', data: '[DONE]' };
    case 'error':
      return { event: 'error', data: JSON.stringify({ message: event.message }) };
  }
}
