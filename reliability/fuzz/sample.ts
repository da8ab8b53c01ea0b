import type { Random } from '@rxweb/platform/random/seeded-random';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Ids that answers have shown, so that requests name things that are there. */
export interface KnownIds {
  add(route: string, id: string): void;
  /** One that a route of the same part of the product has shown; null when none is known. */
  one(route: string, random: Random): string | null;
}

const maxIds = 1_000;

export function createKnownIds(random: Random): KnownIds {
  const families = new Map<string, string[]>();
  return {
    add(route, id) {
      const ids = families.get(familyOf(route)) ?? [];
      families.set(familyOf(route), ids);
      if (ids.length < maxIds) ids.push(id);
      else ids[random.below(maxIds)] = id;
    },
    one(route, own) {
      const ids = families.get(familyOf(route)) ?? [];
      return ids.length === 0 ? null : own.pick(ids);
    },
  };
}

/** Texts and people stand under two addresses, messages left and open questions under three. */
function familyOf(route: string): string {
  const [, family = ''] = /\/(?:api|backend)\/(?:admin\/)?([\w-]+)/.exec(route) ?? [];
  return { twilio: 'sms', 'hand-offs': 'conversations', 'open-questions': 'conversations' }[family] ?? family;
}

/** What goes under a name, where the schema takes any text. */
const hints: readonly [name: RegExp, texts: readonly string[]][] = [
  [/phone|^to$/i, ['+15555550142', '+15555560007', '(555) 555-0142', '+12025550143']],
  [/email/i, ['dorothy@pharmacy.example', 'new@pharmacy.example']],
  [/type/i, ['image/png', 'application/pdf', 'text/plain']],
  [/language/i, ['en', 'es', 'es-MX,es;q=0.9']],
  [/year/i, ['2026', '2027']],
];

const words = [
  'Dorothy Vance',
  'What are your hours today?',
  'Please call back.',
  'STOP',
  'I took 40 pills',
  'ok',
  'a',
  'read',
  'label.png',
];
const forms = [
  ...[
    '2026-11-21',
    '2026-11-21T10:00:00.000Z',
    '2026-11-21T10:00:00-05:00',
    '10:30',
    '+15555550142',
    '5555550142',
    '12345',
    '7',
  ],
  ...[
    'dorothy@pharmacy.example',
    'chat-1763546400000',
    '1763546400000-k3j4h5g6f7d8s9a0q1w2e3.png',
    'correct horse battery staple',
    'a-key-of-this-form',
  ],
  ...[
    '0'.repeat(64),
    'a'.repeat(43),
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'application/pdf',
    'https://example.org/',
    '00000000-0000-4000-8000-000000000000',
    'true',
    '1',
  ],
];
const fitting = new WeakMap<Schema, readonly string[]>();

/** A value that the schema takes, as far as its form can be told; optional parts are often left out. `name` is the key it goes under. */
export function sampleOf(schema: Schema, random: Random, known: () => string | null, name = ''): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const again = (inner: Schema) => sampleOf(inner, random, known, name);
  switch (def.type) {
    case 'string':
      return sampleText(schema, random, known, name);
    case 'number':
      return random.pick([0, 1, 2, 3, 10, 50, 2026]);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'literal':
      return random.pick(def.values);
    case 'enum':
      return random.pick(Object.values(def.entries));
    case 'array':
      return Array.from({ length: random.below(3) }, () => again(def.element));
    case 'object':
      return sampleObject(def.shape, random, known);
    case 'record':
      return { [String(again(def.keyType))]: again(def.valueType) };
    case 'union':
      return again(random.pick(def.options));
    case 'optional':
    case 'default':
    case 'prefault':
      return random.chance(0.5) ? undefined : again(def.innerType);
    case 'nullable':
      return random.chance(0.2) ? null : again(def.innerType);
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return again(def.innerType);
    case 'pipe':
      return again(def.in);
    case 'lazy':
      return again(def.getter());
    default:
      return random.pick(words);
  }
}

function sampleObject(
  shape: Readonly<Record<string, Schema>>,
  random: Random,
  known: () => string | null,
): Record<string, unknown> {
  const entries = Object.entries(shape).map(([key, part]) => [key, sampleOf(part, random, known, key)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** One of the known texts that the schema takes: its rules are not read, they are tried. */
function sampleText(schema: Schema, random: Random, known: () => string | null, name: string): string {
  const hinted = hints.find(([pattern]) => pattern.test(name))?.[1] ?? [];
  const first = hinted.length > 0 ? random.pick(hinted) : random.chance(0.8) ? known() : null;
  if (first !== null && z.safeParse(schema, first).success) return first;
  let texts = fitting.get(schema);
  if (!texts) {
    texts = [...words, ...forms].filter((text) => z.safeParse(schema, text).success);
    fitting.set(schema, texts);
  }
  return texts.length > 0 ? random.pick(texts) : random.pick(forms);
}
