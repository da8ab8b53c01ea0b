import type { AnswerOutcome } from '@rxweb/contracts/conversations';
import type { Language } from '@rxweb/contracts/shared/language';
import { gateAnswer } from '../../../features/chat/gate-answer.ts';
import type { Given } from '../../../kernel/knowledge/assistant-pages.ts';
import { medicineShare } from '../asks/medicine-share.ts';
import { composeAnswer, type Knowledge } from '../compose-answer.ts';

/** Asks as a visitor does who just came: the safety gate first. */
export function askPages(
  { store, library, now }: Knowledge & { now: Date },
  text: string,
  language: Language,
): Given & { outcome: AnswerOutcome | null } {
  const gate = gateAnswer({ text, medicineShare: () => medicineShare(library, text, '') }, language, store, now);
  if (gate) return { text: gate.text, card: gate.card.tier, leadsTo: null, outcome: null };
  const question = { text, files: [], history: [], language, waitsForPerson: false, visitorKey: 'check', now };
  const answer = composeAnswer({ store, library }, question);
  return { text: answer.text, card: null, leadsTo: answer.intent, outcome: answer.outcome };
}
