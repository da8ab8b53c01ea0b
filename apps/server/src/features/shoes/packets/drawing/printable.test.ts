import { processorClock } from '@rxweb/domain/testing/cost/processor-time';
import { expect, it } from 'vitest';
import { createPen } from './pen.ts';
import { printable, printableLine } from './printable.ts';

it('keeps words and lines, and drops what no font shows or what turns a text around', () => {
  expect(printable('Ana\u0000\tMaría\r\nTorres \u202egpj.exe')).toBe('Ana  María\nTorres gpj.exe');
  expect(printableLine('a\n\n  b\tc')).toBe('a b c');
  const address = 'https://pharmacy.example/a-long-address/with-many-places/to-break/'.repeat(3);
  expect(printable(address)).toBe(address);
});

it('wraps ten thousand letters without a space in no time', () => {
  const pen = createPen({ title: '', author: '' });
  pen.addPage();
  pen.font('plain', 10);
  const usedMs = processorClock();
  const height = pen.heightOfString(printable('x'.repeat(10_000)), { width: 500 });
  expect(usedMs()).toBeLessThan(2_000);
  expect(height).toBeGreaterThan(1_000);
});
