import { type ChatEvent, careCard, careNote, formOffer, source, suggestions } from '@rxweb/contracts/chat';
import { type LiveEvent, liveMessage, liveState } from '@rxweb/contracts/live/messages';
import * as z from 'zod/mini';

/** Validates a structured event; null when it breaks the contract. */
export function richEvent(event: string, data: unknown): ChatEvent | LiveEvent | null {
  if (event === 'sources') return checked(z.array(source), data, (sources) => ({ type: 'sources', sources }));
  if (event === 'suggestions')
    return checked(suggestions, data, (list) => ({ type: 'suggestions', suggestions: list }));
  if (event === 'care') return checked(careCard, data, (card) => ({ type: 'care', card }));
  if (event === 'note') return checked(careNote, data, (note) => ({ type: 'note', note }));
  if (event === 'request-form') return checked(formOffer, data, (offer) => ({ type: 'request-form', ...offer }));
  if (event === 'live')
    return checked(z.object({ messages: z.array(liveMessage), state: liveState }), data, (live) => ({
      type: 'live',
      ...live,
    }));
  if (event === 'disclosed') return checked(z.object({ id: z.guid() }), data, ({ id }) => ({ type: 'disclosed', id }));
  return null;
}

function checked<T, Event extends ChatEvent | LiveEvent>(
  schema: z.ZodMiniType<T>,
  data: unknown,
  make: (value: T) => Event,
): Event | null {
  const result = z.safeParse(schema, data);
  return result.success ? make(result.data) : null;
}
