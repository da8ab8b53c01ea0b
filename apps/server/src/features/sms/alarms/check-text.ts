import type { Language } from '@rxweb/contracts/shared/language';
import type { SmsAlarmKind } from '@rxweb/contracts/sms/alarms';
import { dangerKindOf } from '@rxweb/domain/safety/danger-kind';
import { checkSafetyInSteps } from '@rxweb/domain/safety/safety-gate';
import { languageOfText } from '@rxweb/domain/sms/sms';
import { runInChunks } from '@rxweb/platform/async/run-in-chunks';

/** What the safety gate found in an inbound text. */
export interface TextFinding {
  kind: SmsAlarmKind;
  /** The language of the automatic reply. */
  language: Language;
  segment: string | null;
  signs: readonly string[];
}

/**
 * Runs the chat's safety gate over an inbound text (domain facts J1). `before` is the person's text before it, which a short one may continue.
 * Null: nothing found.
 */
export async function checkText(text: string, before: string | null): Promise<TextFinding | null> {
  const said = { text, ...(before !== null && { before }) };
  const { kind, note, language, reason } = await runInChunks(checkSafetyInSteps(said, languageOfText(text)));
  const found = kind ? dangerKindOf(kind) : note;
  return found && { kind: found, language, segment: reason?.segment ?? null, signs: reason?.signs ?? [] };
}
