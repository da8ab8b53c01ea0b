import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFrame, encodeFrame, readVersion } from './frame.ts';

const versions = ['1.0.0', '2.0.0'] as const;
const ref = fc.option(fc.string({ maxLength: 50 }), { nil: null });
const frame = fc.record({
  joinRef: ref,
  ref,
  topic: fc.string(),
  event: fc.string(),
  payload: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value))),
});

describe('frames', () => {
  it('come back from the wire as they were sent; version 1.0.0 leaves the join out of what the server says', () => {
    fc.assert(
      fc.property(frame, fc.constantFrom(...versions), (sent, version) => {
        const read = decodeFrame(version, encodeFrame(version, sent, JSON.stringify(sent.payload)));
        expect(read).toEqual({ ...sent, joinRef: version === '2.0.0' ? sent.joinRef : null });
      }),
    );
  });

  it('keeps numbers that JavaScript cannot hold', () => {
    const head = { joinRef: null, ref: null, topic: 't', event: 'e' };
    for (const version of versions) {
      expect(encodeFrame(version, head, '{"id":9007199254740993}')).toContain('{"id":9007199254740993}');
    }
  });

  it('reads what the official clients write', () => {
    const expected = { joinRef: '6', ref: '7', topic: 'realtime:x', event: 'phx_join', payload: { config: {} } };
    expect(decodeFrame('2.0.0', '["6","7","realtime:x","phx_join",{"config":{}}]')).toEqual(expected);
    const object = '{"topic":"realtime:x","event":"phx_join","payload":{"config":{}},"ref":"7","join_ref":"6"}';
    expect(decodeFrame('1.0.0', object)).toEqual(expected);
    expect(decodeFrame('2.0.0', '[null,"7","phoenix","heartbeat",{}]')).toMatchObject({ joinRef: null, ref: '7' });
  });

  it('takes no text for a frame that is none, whatever it is, and never throws', () => {
    for (const text of ['', '[]', '{}', 'null', '["1"]', '[1,2,3,4,5]', '{"topic":1,"event":"x"}', '[', '"']) {
      for (const version of versions) expect(decodeFrame(version, text), text).toBeUndefined();
    }
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void decodeFrame('2.0.0', text)));
  });

  it('speaks two versions', () => {
    expect([undefined, '1.0.0', '2.0.0', '3.0.0', '', ['2.0.0']].map(readVersion)).toEqual([
      '1.0.0',
      '1.0.0',
      '2.0.0',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
