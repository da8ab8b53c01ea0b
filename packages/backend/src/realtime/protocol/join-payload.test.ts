import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJoinPayload } from './join-payload.ts';

const join = (binding: object, config: object = {}) =>
  readJoinPayload('realtime:x', { config: { postgres_changes: [binding], ...config } });

describe('a join', () => {
  it('keeps the bindings in their order and as they came', () => {
    const first = { event: '*', schema: 'public', table: 'notes' };
    const second = { event: 'INSERT', schema: 'public', table: 'notes', filter: 'id=eq.1' };
    const read = readJoinPayload('realtime:x', {
      config: { broadcast: { ack: false }, presence: { key: '' }, postgres_changes: [first, second], private: false },
      access_token: 'token',
    });
    expect(read).toMatchObject({
      accessToken: 'token',
      bindings: [{ requested: first }, { requested: second, filter: { column: 'id', operator: 'eq', values: ['1'] } }],
    });
  });

  it('Z10 does not open a wildcard, a private channel or a filter that is not understood', () => {
    const notes = { event: '*', schema: 'public', table: 'notes' };
    for (const binding of [
      { event: '*', schema: 'public' },
      { event: '*', schema: 'public', table: '*' },
      { event: '*', schema: '*', table: 'notes' },
      { ...notes, event: 'TRUNCATE' },
      { ...notes, filter: 'id=not.eq.1' },
      { ...notes, select: ['id'] },
    ]) {
      expect(join(binding), JSON.stringify(binding)).toMatch(/^InvalidJoinPayload: /);
    }
    expect(join(notes, { private: true })).toBe(
      'Unauthorized: You do not have permissions to read from this Channel topic: x',
    );
    expect(join(notes)).toMatchObject({ bindings: [{ table: 'notes' }] });
  });

  it('is refused for what it asks beside changes, and without any', () => {
    const notes = { event: '*', schema: 'public', table: 'notes' };
    for (const config of [
      { broadcast: { replication_ready: true } },
      { broadcast: { replay: { since: 1 } } },
      { presence: { enabled: true } },
      { something: 'new' },
      { postgres_changes_options: { wait: true, batch: 5 } },
      { postgres_changes: [] },
    ]) {
      expect(join(notes, config), JSON.stringify(config)).toMatch(/^InvalidJoinPayload: /);
    }
    const patient = { broadcast: { ack: false }, postgres_changes_options: { wait: true, timeout: 500 } };
    expect(join(notes, patient)).toMatchObject({ bindings: [{ table: 'notes' }], waitMs: 500 });
  });

  it('wants the name of a channel', () => {
    for (const topic of ['', 'realtime:', 'notes', `realtime:${'x'.repeat(300)}`]) {
      expect(readJoinPayload(topic, { config: {} })).toMatch(/^TopicNameRequired/);
    }
  });

  it('never throws, whatever is sent', () => {
    fc.assert(fc.property(fc.string(), fc.anything(), (topic, payload) => void readJoinPayload(topic, payload)));
  });
});
