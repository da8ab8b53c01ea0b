import { formatDate } from '@rxweb/domain/text/format';
import { adminStep, type Finding, healthy, needsAttention } from '../../kernel/feature/finding.ts';

/** A language model, as Health sees it. */
export interface AssistantModel {
  state(): {
    lastSuccessAt: Date | null;
    lastFailureAt: Date | null;
    lastFailure: string | null;
    /** Paused until then after too many failures. */
    restsUntil: Date | null;
  };
  /** Tokens left today, for all visitors. */
  tokensLeft(): Promise<number>;
  /** The agreement with its vendor; null for a model on this machine. */
  agreement: { vendor: string; model: string; signed: string } | null;
}

/** The local assistant runs in this process, so it is up. */
const localAlone = healthy('Answers come from the store’s own pages, with no outside service.');

/** Which assistant answers now. It is never down: the store's pages replace the model. */
export async function checkAssistant(
  model: AssistantModel | null,
  now: Date,
  formatTime: (at: Date) => string,
  formatWhen: (at: Date) => string,
): Promise<Finding> {
  if (!model) return localAlone;
  const left = await model.tokensLeft();
  const { lastSuccessAt, lastFailureAt, lastFailure, restsUntil } = model.state();
  const budget = `${left.toLocaleString('en-US')} tokens left today.`;
  const success = lastSuccessAt
    ? `The model last answered ${formatWhen(lastSuccessAt)}.`
    : 'The model hasn’t been used yet.';
  const failure =
    lastFailureAt &&
    `It last failed ${formatWhen(lastFailureAt)} (${(lastFailure ?? 'unknown').replaceAll('_', ' ')}).`;
  if (restsUntil) {
    const trial =
      restsUntil > now ? `We’ll try it again at ${formatTime(restsUntil)}.` : 'The next question will try it again.';
    return needsAttention(
      `${failure ?? ''} ${trial} Until then, answers come from the store’s own pages.`.trim(),
      settingsStep,
    );
  }
  if (left === 0) {
    return needsAttention(
      `Today’s tokens are used up. Until tomorrow, answers come from the store’s own pages.`,
      budgetStep,
    );
  }
  const hasFailedSince = lastFailureAt !== null && (lastSuccessAt === null || lastFailureAt > lastSuccessAt);
  if (hasFailedSince)
    return needsAttention(`${failure} Answers came from the store’s own pages instead. ${budget}`, settingsStep);
  return healthy(`${success} ${budget} ${agreementText(model.agreement)}`);
}

function agreementText(agreement: AssistantModel['agreement']): string {
  if (!agreement) return 'The model runs on this machine.';
  return `Agreement: ${agreement.vendor}, ${agreement.model}, signed ${formatDate(agreement.signed)}.`;
}

const settingsStep = adminStep(
  'Check ASSISTANT_BASE_URL, ASSISTANT_MODEL and ASSISTANT_API_KEY, and the vendor’s status page and your account there.',
);
const budgetStep = adminStep('Raise ASSISTANT_DAILY_TOKENS if you can spend more.');
