import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAttachment } from './content-disposition.ts';

describe('download names', () => {
  it.each([
    ['', 'attachment'],
    ['x.png', "attachment; filename=x.png; filename*=UTF-8''x.png"],
    ['my file.pdf', 'attachment; filename="my file.pdf"; filename*=UTF-8\'\'my%20file.pdf'],
    ['niño.pdf', "attachment; filename=ni_o.pdf; filename*=UTF-8''ni%C3%B1o.pdf"],
    ['a"b\\c', "attachment; filename=a_b_c; filename*=UTF-8''a%22b_c"],
    ["it's (1)*", "attachment; filename=\"it's (1)*\"; filename*=UTF-8''it%27s%20%281%29%2A"],
    ['../../etc/passwd', "attachment; filename=.._.._etc_passwd; filename*=UTF-8''.._.._etc_passwd"],
    ['a\r\nSet-Cookie: x\u0000', 'attachment; filename="aSet-Cookie: x"; filename*=UTF-8\'\'aSet-Cookie%3A%20x'],
    ['\u202egnp.exe', "attachment; filename=gnp.exe; filename*=UTF-8''gnp.exe"],
  ])('F2 %j becomes %s', (name, expected) => {
    expect(toAttachment(name)).toBe(expected);
  });

  it('F2 always makes one well-formed header line', () => {
    const shape = /^attachment(; filename=([\w!#$&+.^`|~-]+|"[^"\\%]*"); filename\*=UTF-8''[\w!#$&+.^`|~%-]+)?$/;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (name) => {
        const value = toAttachment(name);
        expect(value).toMatch(shape);
        expect(new Headers({ value }).get('value')).toBe(value);
      }),
      { numRuns: 500 },
    );
  });
});
