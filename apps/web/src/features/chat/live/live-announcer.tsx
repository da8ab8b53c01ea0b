import { useEffect, useRef, useState } from 'react';
import type { LiveTexts } from '../../../texts/live/live-en.ts';
import { useLiveTexts } from '../../../texts/use/use-live-texts.ts';
import type { ChatMessage } from '../chat-reducer.ts';
import { happenedText, useOfferText, whoText } from './live-line.tsx';

/** Screen readers hear what arrives from a person, and who comes and goes; not what a reload brings back. */
export function LiveAnnouncer({ messages }: { messages: readonly ChatMessage[] }) {
  const texts = useLiveTexts();
  const arrived = messages.findLast(({ role, live }) => live?.seq && role !== 'user' && !isCare(live.kind));
  const offer = useOfferText(arrived?.live?.offer, arrived?.at ?? 0);
  const [said, setSaid] = useState('');
  const heard = useRef(arrived?.id);
  const words = arrived ? wordsOf(arrived, texts, offer) : '';
  const id = arrived?.id;
  useEffect(() => {
    if (heard.current === id) return;
    const isRestored = heard.current === undefined && messagesAge(arrived) > freshMs;
    heard.current = id;
    if (!isRestored) setSaid(words);
  }, [id, words, arrived]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  );
}

/** A card is an alert of its own. */
const isCare = (kind: string) => kind === 'card' || kind === 'note';
const freshMs = 60_000;
const messagesAge = (message: ChatMessage | undefined) => (message ? Date.now() - message.at : 0);

function wordsOf({ live, text }: ChatMessage, texts: LiveTexts, offer: string): string {
  if (!live) return '';
  if (live.kind === 'offer') return offer;
  if (live.kind !== 'text') return happenedText(live, texts);
  return texts.says(
    whoText(live.staff, texts),
    [text, ...(live.files ?? []).map(({ name }) => name)].filter(Boolean).join(', '),
  );
}
