import { describe, expect, it } from 'vitest';
import type { Feature } from '../kernel/feature/feature.ts';
import { collectJobs, connectPorts } from './collect.ts';
import { features } from './features.ts';

const conversation = {
  eraseConversation: async () => true,
  conversationOf: async () => null,
  countUses: async () => new Map(),
  checkText: async () => ({ card: null, note: null, reason: null, isComplete: true }),
  checkWhole: async () => ({ card: null, note: null, reason: null, isComplete: true }),
};
const chat: Feature = { name: 'chat', offers: () => ({ chat: conversation }) };
const pipeline: Feature = { name: 'pipeline', needs: ['chat'] };

describe('the features', () => {
  it('get the ports they need from those before them, and no others', () => {
    const connected = connectPorts([chat, pipeline], {});
    expect(connected.get(pipeline)).toEqual({ chat: conversation });
    expect(connected.get(chat)).toEqual({});
  });

  it('do not start when one needs a port that none before it offers', () => {
    expect(() => connectPorts([pipeline, chat], {})).toThrow('pipeline needs chat, which no earlier feature offers');
    expect(() => connectPorts([{ name: 'conversations', needs: ['chat', 'uploads'] }], {})).toThrow(
      'conversations needs chat and uploads',
    );
  });

  it('get ports of later ones for when all are connected', () => {
    const early: Feature = { name: 'pipeline', needsLater: ['chat'] };
    const connected = connectPorts([early, chat], {});
    expect(connected.get(early)?.chat).toBe(conversation);
    expect(() => connectPorts([early], {})).toThrow('pipeline needs chat, which no feature offers');
  });

  it('of the program each come after those whose ports they need', () => {
    const list: readonly Feature<never>[] = features;
    expect(connectPorts(list, {} as never).size).toBe(list.length);
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  });

  it('have only those jobs scheduled that are on', () => {
    const run = async () => undefined;
    const sms: Feature<{ carrier: string | null }> = {
      name: 'sms',
      jobs: [{ name: 'send', everyMs: 1, on: 'every server', isOn: ({ carrier }) => carrier !== null, run }],
      retention: [{ name: 'delete', run }],
    };
    const namesFor = (carrier: string | null) =>
      collectJobs(connectPorts([sms], { carrier }), { carrier }).map(({ name }) => name);
    expect(namesFor('twilio')).toEqual(['send', 'delete']);
    expect(namesFor(null)).toEqual(['delete']);
  });
});
