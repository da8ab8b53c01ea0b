import type { ChatEvent } from '@rxweb/contracts/chat';
import type { CareReason } from '@rxweb/contracts/conversations';
import type { AnswerPart } from './answerer.ts';
import type { ChatRepository, TurnRecord } from './chat.repository.ts';

/** The output of the gate or an answerer. */
export type Part =
  | AnswerPart
  | Extract<ChatEvent, { type: 'care' | 'note' | 'request-form' }>
  /** For the record only, never sent: what the gate found. */
  | { type: 'checked'; reason: CareReason };

export interface KeptRecord {
  note(part: Part): void;
  /** Stores the record; only the first call counts. A failure midway counts as interrupted. False: a person joined meanwhile. */
  end(state: TurnRecord['state']): Promise<boolean>;
}

interface RecordDeps {
  repository: Pick<ChatRepository, 'endTurn'>;
  onFailure(error: unknown): void;
}

export function keepRecord({ repository, onFailure }: RecordDeps, turn: string, signal: AbortSignal): KeptRecord {
  const answer: TurnRecord = {
    state: 'interrupted',
    answer: '',
    answeredBy: null,
    outcome: null,
    care: null,
    careNote: null,
    careReason: null,
    intent: null,
    sources: [],
    shown: null,
  };
  let ending: Promise<boolean> | null = null;
  const end = (state: TurnRecord['state']) => {
    answer.state = state === 'failed' && answer.answer !== '' ? 'interrupted' : state;
    ending ??= repository.endTurn(turn, { ...answer });
    return ending;
  };
  const interrupt = () => void end('interrupted').catch(onFailure);
  // Without a reader the stream may never start, so end the turn here.
  if (signal.aborted) interrupt();
  else signal.addEventListener('abort', interrupt, { once: true });
  return { note: (part) => note(answer, part), end };
}

/** Stops endless output before it fills memory or the table. */
const maxKeptChars = 100_000;

function note(record: TurnRecord, part: Part): void {
  switch (part.type) {
    case 'chunk':
      if (record.answer.length < maxKeptChars) record.answer += part.text.slice(0, maxKeptChars - record.answer.length);
      break;
    case 'sources':
      record.sources = part.sources;
      break;
    case 'checked':
      record.careReason = part.reason;
      break;
    case 'note':
      record.careNote = part.note.kind;
      record.shown = { ...record.shown, note: part.note };
      break;
    case 'suggestions':
      record.shown = { ...record.shown, suggestions: part.suggestions };
      break;
    case 'hand-off':
      record.shown = { ...record.shown, handOff: part.as ?? 'open' };
      break;
    case 'request-form': {
      const { type: _, ...form } = part;
      record.shown = { ...record.shown, form };
      break;
    }
    case 'care':
      record.care = part.card.tier;
      record.shown = { ...record.shown, card: part.card };
      record.answeredBy = 'gate';
      record.outcome = part.card.tier === 'pharmacist' ? 'pharmacist' : 'emergency';
      break;
    case 'outcome':
      record.answeredBy = part.by;
      record.outcome = part.outcome;
      record.intent = part.intent;
      break;
  }
}
