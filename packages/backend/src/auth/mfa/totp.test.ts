import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { matchingStep, stepAt, toBase32, totpOf, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('time-based codes', () => {
  it('are those of RFC 6238, appendix B', () => {
    const vectors: [number, string][] = [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_111_111_111, '050471'],
      [1_234_567_890, '005924'],
      [2_000_000_000, '279037'],
      [20_000_000_000, '353130'],
    ];
    for (const [seconds, code] of vectors) expect(totpOf(secret, stepAt(new Date(seconds * 1_000)))).toBe(code);
  });

  it('A16 are right one step early or late, not two', () => {
    const now = new Date(1_234_567_890_000);
    const step = stepAt(now);
    for (const offset of [-1, 0, 1])
      expect(matchingStep(secret, totpOf(secret, step + offset), now)).toBe(step + offset);
    for (const offset of [-2, 2]) expect(matchingStep(secret, totpOf(secret, step + offset), now)).toBeNull();
    for (const odd of ['', '12345', '1234567', '１２３４５６', 'abcdef'])
      expect(matchingStep(secret, odd, now)).toBeNull();
  });

  it('have secrets in the base32 of RFC 4648, section 10', () => {
    const vectors = { f: 'MY', fo: 'MZXQ', foo: 'MZXW6', foob: 'MZXW6YQ', fooba: 'MZXW6YTB', foobar: 'MZXW6YTBOI' };
    for (const [text, base32] of Object.entries(vectors)) expect(toBase32(Buffer.from(text))).toBe(base32);
    expect(totpUri({ issuer: 'A & B', account: 'ann@example.test', secret })).toBe(
      'otpauth://totp/A%20%26%20B:ann%40example.test?algorithm=SHA1&digits=6&issuer=A%20%26%20B&period=30&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    );
  });

  it('have secrets that open only for their factor and with the key', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (bytes) => {
        const key = randomBytes(32);
        const sealed = sealSecret(key, 'one', bytes);
        expect([...openSecret(key, 'one', sealed)]).toEqual([...bytes]);
        expect(() => openSecret(key, 'two', sealed)).toThrow();
        expect(() => openSecret(randomBytes(32), 'one', sealed)).toThrow();
      }),
      { numRuns: 30 },
    );
  });
});
