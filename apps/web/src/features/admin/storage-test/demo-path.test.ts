import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoPath } from './demo-path.ts';

/** Code units of all kinds, halves of pairs too. */
const anyName = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

describe('where a test file is put', () => {
  it.each([
    ['hello.txt', 'demo/hello.txt'],
    ['Label test (1).png', 'demo/Label test -1-.png'],
    ['receta médica.pdf', 'demo/receta medica.pdf'],
    ['../../chat-uploads/x.txt', 'demo/-..-chat-uploads-x.txt'],
    ['..', 'demo/file'],
    ['', 'demo/file'],
    ['处方.jpg', 'demo/-.jpg'],
  ])('%j is %j', (name, path) => {
    expect(demoPath(name)).toBe(path);
  });

  it('S2-23 is in demo/ and one name long, whatever the file is called', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(demoPath(name)).toMatch(/^demo\/[A-Za-z0-9_-][A-Za-z0-9._ -]{0,119}$/);
        expect(demoPath(name)).not.toMatch(/ $/);
      }),
    );
  });
});
