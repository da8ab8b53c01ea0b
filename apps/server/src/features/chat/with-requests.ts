import type { FormOffer } from '@rxweb/contracts/chat';
import type { RequestKind } from '@rxweb/contracts/requests/kinds';
import type { Language } from '@rxweb/contracts/shared/language';
import { formTexts } from '@rxweb/domain/requests/form/form-texts';
import { asksMore } from '@rxweb/domain/requests/offer/asks-more';
import { asksOwnStatus } from '@rxweb/domain/requests/offer/asks-own-status';
import { offeredForm } from '@rxweb/domain/requests/offer/offered-form';
import { rightForYou } from '@rxweb/domain/requests/vaccine-table';
import type { Ports } from '../../kernel/feature/ports.ts';
import type { Visitor } from '../../kernel/http/visitor.ts';
import type { Question } from './answerer.ts';
import type { Part } from './turn-record.ts';

export interface OwnRequests {
  /** How far the visitor's own requests are; null without any. */
  tellStatus(visitor: Visitor, language: Language): Promise<string | null>;
  /** Kinds that the store doesn't take on the site. */
  kindsOff(): readonly RequestKind[];
  /** The store's, as people write it. */
  phone(): string;
  /** What the store's table says about the vaccines that a message names; null without a table. */
  tellVaccines(said: string, language: Language): string | null;
}

/** What the chat asks of requests. The port is of a later feature, so it is read at each call. */
export function ownRequests(ports: Ports, own: Omit<OwnRequests, 'tellStatus'>): OwnRequests {
  return { tellStatus: (visitor, language) => ports.requests.tellStatus(visitor, language), ...own };
}

/**
 * The answer to "is it ready?" by the visitor's own requests, if there are any. Otherwise the answerer's, and the form for what the message
 * asks for. No model reads what is in a request.
 */
export async function* withRequests(
  requests: OwnRequests | undefined,
  { visitor, question }: { visitor: Visitor; question: Question },
  answer: () => AsyncIterable<Part>,
): AsyncGenerator<Part> {
  if (!requests) return yield* answer();
  const { text, language } = question;
  const status = asksOwnStatus(text) ? await requests.tellStatus(visitor, language) : null;
  if (status !== null) {
    yield { type: 'outcome', by: 'local', outcome: 'answered', intent: statusIntent };
    yield { type: 'chunk', text: status };
    return;
  }
  const parts = answer()[Symbol.asyncIterator]();
  try {
    yield* withOffer(requests, question, parts);
  } finally {
    await parts.return?.();
  }
}

/** A form that opens takes the place of the page that says to call, where nothing else is asked. */
async function* withOffer(
  requests: OwnRequests,
  { text, language, files }: Question,
  parts: AsyncIterator<Part>,
): AsyncGenerator<Part> {
  let intent: string | null = null;
  let offersPerson = false;
  let isDetail = false;
  const offerOf = (): FormOffer | null => {
    const offer = offersPerson ? null : offeredForm({ text, intent, language });
    // Its form or page is above.
    return offer && isDetail ? { ...offer, as: 'button' } : offer;
  };
  const isOff = ({ form }: FormOffer) => requests.kindsOff().includes(form);
  const vaccines = () => (intent === vaccinesIntent ? requests.tellVaccines(text, language) : null);
  const first = await parts.next();
  const read: Part[] = first.done ? [] : [first.value];
  if (!first.done && first.value.type === 'outcome' && first.value.by === 'local' && files.length === 0) {
    // The local answer is complete at once.
    for (let step = await parts.next(); !step.done; step = await parts.next()) read.push(step.value);
    intent = first.value.outcome === 'answered' ? first.value.intent : null;
    isDetail = first.value.isDetail === true;
    const offer = offerOf();
    if (offer && !offer.as && !isOff(offer) && !asksMore(text) && isOfOnePage(read, intent)) {
      yield first.value;
      yield { type: 'chunk', text: formTexts[language].lead(requests.phone()) };
      const rows = vaccines();
      if (rows !== null) yield { type: 'chunk', text: `\n\n${rows}\n\n${rightForYou(language)}` };
      yield { type: 'request-form', ...offer };
      return;
    }
  }
  for await (const part of continued(read, parts)) {
    if (part.type === 'outcome') intent = part.outcome === 'answered' ? part.intent : null;
    offersPerson ||= part.type === 'hand-off' && part.as === undefined;
    yield part;
  }
  const rows = vaccines();
  if (rows !== null) yield { type: 'chunk', text: `\n\n${rows}` };
  const offer = offerOf();
  if (offer && !isOff(offer)) yield { type: 'request-form', ...offer };
  else if (offer && !offer.as) yield { type: 'chunk', text: `\n\n${formTexts[language].kindOff(requests.phone())}` };
}

/** What was read, then the rest. */
async function* continued(read: readonly Part[], parts: AsyncIterator<Part>): AsyncGenerator<Part> {
  yield* read;
  yield* { [Symbol.asyncIterator]: () => parts };
}

/** Nothing else was asked along with it: no other page, and no hours of a day. */
function isOfOnePage(parts: readonly Part[], intent: string | null): boolean {
  const ids = parts.flatMap((part) => (part.type === 'sources' ? part.sources.map(({ id }) => id) : []));
  return ids.every((id) => id === intent) && parts.every(({ type }) => type !== 'hand-off');
}

/** The pages about it. */
const statusIntent = 'ready-or-price';
const vaccinesIntent = 'vaccines';
