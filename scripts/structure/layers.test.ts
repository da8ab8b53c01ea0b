import { expect, it } from 'vitest';
import { findCircles, findUpward, type Layers, roomOf } from './layers.ts';

const layers: Layers = { 'app/src': ['main\\.ts', 'features/', 'kernel/(http|audit)/', 'config\\.ts'] };
const arrow = (from: string, to: string) => ({ from: `app/src/${from}`, to: `app/src/${to}` });

it('finds the room and the layer of a file', () => {
  expect(roomOf('app/src/features/chat/a.ts', layers)).toEqual({ root: 'app/src', name: 'features/', layer: 1 });
  expect(roomOf('app/src/kernel/audit/a.ts', layers)).toEqual({ root: 'app/src', name: 'kernel/audit/', layer: 2 });
  expect(roomOf('app/src/lists/a.ts', layers)).toEqual({ root: 'app/src', name: 'lists/', layer: null });
  expect(roomOf('scripts/a.ts', layers)).toBeNull();
});

it('finds imports that run up, in one source root only', () => {
  const up = arrow('config.ts', 'features/chat/a.ts');
  const beside = arrow('kernel/http/a.ts', 'kernel/audit/a.ts');
  const elsewhere = { from: 'app/src/config.ts', to: 'other/src/main.ts' };
  expect(findUpward([arrow('main.ts', 'config.ts'), up, beside, elsewhere], layers)).toEqual([
    'app/src/config.ts → app/src/features/chat/a.ts',
  ]);
});

it('finds each circle between rooms once', () => {
  const arrows = [
    arrow('main.ts', 'features/chat/a.ts'),
    arrow('features/chat/a.ts', 'features/chat/b.ts'),
    arrow('features/chat/b.ts', 'kernel/http/a.ts'),
    arrow('kernel/http/b.ts', 'kernel/audit/a.ts'),
    arrow('kernel/audit/a.ts', 'features/chat/a.ts'),
  ];
  expect(findCircles(arrows, layers)).toEqual(['app/src/features/ ⇄ app/src/kernel/audit/ ⇄ app/src/kernel/http/']);
  expect(findCircles(arrows.slice(0, 4), layers)).toEqual([]);
});
