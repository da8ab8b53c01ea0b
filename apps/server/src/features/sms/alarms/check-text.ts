import type { Language } from '@rxweb/contracts/shared/language';
import { storableText } from '@rxweb/contracts/shared/text';
import type { SmsAlarmKind } from '@rxweb/contracts/sms/alarms';
import { careNotes } from '@rxweb/domain/safety/care-notes';
import { dangerKindOf } from '@rxweb/domain/safety/danger-kind';
import { findOtherDanger } from '@rxweb/domain/safety/languages/other-language';
import { checkThoroughlyInSteps } from '@rxweb/domain/safety/large-classifier/check-thoroughly';
import type { SafetyFinding } from '@rxweb/domain/safety/safety-gate';
import { languageOfText } from '@rxweb/domain/sms/sms';
import { withoutGrowth } from '@rxweb/domain/text/without-growth';
import { runInChunks } from '@rxweb/platform/async/run-in-chunks';
import type { TextShown } from '../../../kernel/feature/ports.ts';

/** What the safety gate found in an inbound text. */
export interface TextFinding {
  kind: SmsAlarmKind;
  /** The language of the automatic reply. */
  language: Language;
  segment: string | null;
  signs: readonly string[];
}

/** With what the conversation shows for it. */
interface CheckedFinding extends TextFinding {
  shown: TextShown;
}

/**
 * Runs the chat's safety gate over an inbound text (domain facts J1). `previous` is the person's text before it, which a short one may continue.
 * Null: nothing found.
 */
export async function checkText(body: string, previous: string | null): Promise<CheckedFinding | null> {
  const text = withoutGrowth(body);
  const before = previous === null ? null : withoutGrowth(previous);
  // Texts reply in English there: the GSM alphabet has no other scripts.
  const other = await findOtherDanger(text);
  if (other) {
    const reason = { segment: text, signs: [other.language] };
    return toFinding({ card: other.card, kind: other.kind, note: null, language: 'en', reason });
  }
  const said = { text, ...(before !== null && { before }) };
  return toFinding(await runInChunks(checkThoroughlyInSteps(said, languageOfText(text))));
}

const maxSegmentChars = 300;

type Found = Pick<SafetyFinding, 'card' | 'kind' | 'note' | 'language' | 'reason'>;

function toFinding({ card, kind, note, language, reason }: Found): CheckedFinding | null {
  const found = kind ? dangerKindOf(kind) : note;
  if (!found) return null;
  const { segment = null, signs = [] } = reason ?? {};
  const words = { segment: storableText((segment ?? '').slice(0, maxSegmentChars)), signs: signs.map(storableText) };
  const shown = {
    card,
    note: card || !note ? null : careNotes[language][note],
    reason: { kind, note, ...words, isSetAside: false },
  };
  return { kind: found, language, segment, signs, shown };
}
