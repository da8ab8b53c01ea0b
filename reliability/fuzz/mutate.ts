import type { Random } from '@rxweb/platform/random/seeded-random';
import { oddTexts, oddValue } from './odd-values.ts';

const extraKeys = [
  '__proto__',
  'constructor',
  'role',
  'id',
  'is_admin',
  'created_by',
  '',
  ' ',
  'ｒｏｌｅ',
  'a'.repeat(1_000),
  '\0',
];

/** The same value with one of its parts, or all of it, replaced by something odd, taken away, doubled or added to. */
export function mutate(value: unknown, random: Random): unknown {
  if (random.chance(0.06)) return oddValue(random);
  if (Array.isArray(value)) return mutateList(value, random);
  if (typeof value === 'object' && value !== null) return mutateObject(value as Record<string, unknown>, random);
  return typeof value === 'string' ? mutateText(value, random) : oddValue(random);
}

function mutateList(list: readonly unknown[], random: Random): unknown[] {
  if (list.length === 0 || random.chance(0.2)) return [...list, oddValue(random)];
  if (random.chance(0.1)) return Array.from({ length: 1_100 }, () => list[0]);
  const at = random.below(list.length);
  return list.map((each, index) => (index === at ? mutate(each, random) : each));
}

function mutateObject(object: Record<string, unknown>, random: Random): Record<string, unknown> {
  const keys = Object.keys(object);
  const changed = Object.assign(Object.create(null), object);
  const key = keys.length > 0 ? random.pick(keys) : null;
  if (key === null || random.chance(0.08)) changed[random.pick(extraKeys)] = oddValue(random);
  else if (random.chance(0.1)) delete changed[key];
  else changed[key] = mutate(object[key], random);
  return changed;
}

function mutateText(text: string, random: Random): unknown {
  if (random.chance(0.6)) return random.pick(oddTexts);
  if (random.chance(0.5)) return oddValue(random);
  const at = random.below(text.length + 1);
  return text.slice(0, at) + random.pick(oddTexts) + text.slice(at);
}
