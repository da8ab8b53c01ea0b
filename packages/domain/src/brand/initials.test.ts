import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Alder Street Pharmacy', 'AS'],
  ['The Corner Drugstore', 'CD'],
  ['Ávila & Sons', 'ÁS'],
  ['Farmacia de la Cruz', 'FC'],
  ['24-Hour Rx', '2H'],
  ['Rx', 'R'],
  ['The', 'T'],
  ['《药》', ''],
])('%s is %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
