import type { RequestStatus } from '@rxweb/contracts/requests/visitor';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { formatPhone } from '../../text/format.ts';
import { openNowText } from '../../text/open-now-text.ts';
import { promiseText } from '../form/summary-text.ts';
import { statusTexts } from './status-texts.ts';

type Told = Pick<RequestStatus, 'kind' | 'state' | 'outcome' | 'steps' | 'need'>;

/** The state as a sentence without its period: `It’s ready`. */
export function stateText({ state, outcome, steps }: Told, language: Language): string {
  const texts = statusTexts[language];
  if (outcome === 'declined') return texts.declined;
  if (outcome === 'canceled') return texts.canceled;
  if (state === 'needs_you') return texts.needsYou;
  return texts.now[steps.findLast(({ at }) => at !== null)?.step ?? 'received'];
}

const mostTold = 3;

/**
 * The chat's answer to "is it ready?": how far the visitor's own newest requests are. No medicine, no name, and nothing of anyone else. Null
 * without a request.
 */
export function ownStatusText(
  store: StoreInfo,
  now: Date,
  requests: readonly RequestStatus[],
  language: Language,
): string | null {
  if (requests.length === 0) return null;
  const texts = statusTexts[language];
  const lines = requests.slice(0, mostTold).map((request) => {
    const need = request.need ? ` ${texts.needs[request.need]}` : '';
    const isEarly = request.state === 'received' || request.state === 'working';
    const promise =
      isEarly && isAhead(request.dueAt, now) ? ` ${promiseText(store, now, request.dueAt, language)}` : '';
    return `- ${texts.kinds[request.kind]} **${request.reference}**: ${stateText(request, language)}.${need}${promise}`;
  });
  const phone = formatPhone(store.phone);
  const opening = openNowText(store, now, language);
  return language === 'es'
    ? `De lo que pidió desde este navegador:\n\n${lines.join('\n')}\n\nPara cualquier otra cosa, llámenos al ${phone}. ${opening}`
    : `What you asked for from this browser:\n\n${lines.join('\n')}\n\nFor anything else, call us at ${phone}. ${opening}`;
}

const isAhead = (dueAt: string | null, now: Date) => dueAt !== null && Date.parse(dueAt) > now.getTime();
