import type { CareCard } from '@rxweb/contracts/chat';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '@rxweb/domain/format';
import { type Answer, storeSource } from './answer.ts';
import { nowSentence } from './describe-hours.ts';
import type { Words } from './words/words.ts';

/** Sends a question about a person's medicine to the pharmacist, with when to reach one. It answers nothing itself (domain facts B.2). */
export function pharmacistAnswer(store: StoreInfo, now: Date, words: Words): Answer {
  const { title, text, call } = words.pharmacist;
  const card: CareCard = {
    tier: 'pharmacist',
    title,
    text: text(nowSentence(store, now, words)),
    lines: [{ label: call(formatPhone(store.phone)), tel: store.phone }],
  };
  const lines = card.lines.map(({ label }) => `**${label}**`).join('\n\n');
  return {
    card,
    text: `**${card.title}**\n\n${card.text}\n\n${lines}`,
    sources: [storeSource('phone', store, now, words), storeSource('hours', store, now, words)],
  };
}
