import { randomUUID } from 'node:crypto';
import type { ModelDisclosure } from '@rxweb/contracts/model-disclosure';
import type { DisclosureRepository } from './disclosure.repository.ts';

interface LogDeps {
  repository: Pick<DisclosureRepository, 'keepDisclosure'>;
  onFailure(error: unknown): void;
}

/** What left for language models with one question. */
export interface DisclosureLog {
  /** Stores it as soon as the question's turn is known. */
  note(disclosure: ModelDisclosure): void;
  /** The question is stored as this turn. */
  belongsTo(turn: string): void;
  /** Ids not taken before, once stored; without those that failed. */
  takeStored(): Promise<string[]>;
}

export function createDisclosureLog({ repository, onFailure }: LogDeps): DisclosureLog {
  const turn = Promise.withResolvers<string>();
  let untaken: Promise<string | null>[] = [];

  async function keep(disclosure: ModelDisclosure): Promise<string | null> {
    const id = randomUUID();
    try {
      await repository.keepDisclosure(await turn.promise, id, disclosure);
      return id;
    } catch (error) {
      onFailure(error);
      return null;
    }
  }

  return {
    note: (disclosure) => void untaken.push(keep(disclosure)),
    belongsTo: turn.resolve,
    async takeStored() {
      if (untaken.length === 0) return [];
      const taken = untaken;
      untaken = [];
      return (await Promise.all(taken)).filter((id) => id !== null);
    },
  };
}
