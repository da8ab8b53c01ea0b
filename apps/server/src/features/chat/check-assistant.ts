import { daysBetween } from '@rxweb/domain/store/calendar-date';
import { formatDate } from '@rxweb/domain/text/format';
import { adminStep, type Finding, failing, healthy, needsAttention } from '../../kernel/feature/finding.ts';

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
  agreement: Agreement | null;
}

interface Agreement {
  vendor: string;
  model: string;
  signed: string;
  /** Its last day. */
  until: string | null;
}

const renewalDays = 30;

/** The local assistant runs in this process, so it is up. */
const localAlone = healthy('Answers come from the store’s own pages, with no outside service.');

/** Which assistant answers now. It is never down: the store's pages replace the model. */
export async function checkAssistant(
  model: AssistantModel | null,
  { now, today }: { now: Date; today: string },
  formatTime: (at: Date) => string,
  formatWhen: (at: Date) => string,
): Promise<Finding> {
  if (!model) return localAlone;
  const renewal = checkRenewal(model.agreement, today);
  if (renewal?.state === 'red') return renewal;
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
  return renewal ?? healthy(`${success} ${budget} ${agreementText(model.agreement)}`);
}

function agreementText(agreement: Agreement | null): string {
  if (!agreement) return 'The model runs on this machine.';
  const { vendor, model, signed, until } = agreement;
  return `Agreement: ${vendor}, ${model}, signed ${formatDate(signed)}${until ? `, until ${formatDate(until)}` : ''}.`;
}

function checkRenewal(agreement: Agreement | null, today: string): Finding | null {
  if (!agreement?.until) return null;
  const daysLeft = daysBetween(today, agreement.until);
  if (daysLeft > renewalDays) return null;
  const { vendor } = agreement;
  const day = formatDate(agreement.until);
  if (daysLeft >= 0) {
    return needsAttention(
      `The agreement (BAA) with ${vendor} ends on ${day}. After that, no text goes there.`,
      renewalStep,
    );
  }
  return failing(
    `The agreement (BAA) with ${vendor} ended on ${day}. Nothing goes there, so answers come from the store’s own pages.`,
    renewalStep,
  );
}

const settingsStep = adminStep(
  'Check ASSISTANT_BASE_URL, ASSISTANT_MODEL and ASSISTANT_API_KEY, and the vendor’s status page and your account there.',
);
const renewalStep = adminStep(
  'Renew the agreement with the vendor, then set its dates in ASSISTANT_AGREEMENT and restart RxWeb.',
);
const budgetStep = adminStep('Raise ASSISTANT_DAILY_TOKENS if you can spend more.');
