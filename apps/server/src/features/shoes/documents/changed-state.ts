import {
  factsAsked,
  type PaperFact,
  paperFacts,
  type ShoeRequirement,
  type updateShoeDocument,
} from '@rxweb/contracts/shoes/documents';
import type * as z from 'zod/mini';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { refuseAhead } from '../refuse-ahead.ts';
import type { DocumentState, PaperFacts } from './documents.repository.ts';

type Change = z.output<(typeof updateShoeDocument)['input']['body']>;

const nothingRead: PaperFacts = { dated: null, author: null, credential: null, signed: null };

const missing: Record<PaperFact, string> = {
  dated: 'the date on the paper is missing',
  author: 'the author is missing',
  credential: 'the author’s credential is missing',
  signed: 'say whether it is signed',
};

/**
 * A document after a change by `actorId`. Another requirement drops what was read. Throws `invalid_input` with an issue for each missing
 * fact when it is verified without what its requirement asks for, or for a date after `today`.
 */
export function changedState(before: DocumentState, change: Change, actorId: string, today: string): DocumentState {
  const { dated } = change;
  if (dated && dated > today && dated !== before.facts.dated) refuseAhead(['dated']);
  const requirement = change.requirement ?? before.requirement;
  const isMoved = requirement !== before.requirement;
  const facts = changedFacts(isMoved ? nothingRead : before.facts, change);
  if (change.verified !== true)
    return { requirement, facts, verifiedBy: isMoved || change.verified === false ? null : before.verifiedBy };
  refuseUnread(requirement, facts);
  return { requirement, facts, verifiedBy: actorId };
}

function changedFacts(before: PaperFacts, { dated, author, credential, signed }: Change): PaperFacts {
  return {
    dated: dated === undefined ? before.dated : dated,
    author: author === undefined ? before.author : author,
    credential: credential === undefined ? before.credential : credential,
    signed: signed === undefined ? before.signed : signed,
  };
}

function refuseUnread(requirement: ShoeRequirement, facts: PaperFacts): void {
  const unread = paperFacts.filter((fact) => factsAsked[requirement].includes(fact) && facts[fact] === null);
  if (unread.length === 0) return;
  throw new AppError('invalid_input', {
    message: 'To verify this document, enter what the paper says.',
    issues: unread.map((fact) => ({ path: `body.${fact}`, message: missing[fact] })),
  });
}
