import * as z from 'zod/mini';
import { defineEndpoint } from '../shared/endpoint.ts';
import { languages } from '../shared/language.ts';

/** Texts about orders that come from a pharmacy system: its own numbers, no names, no medicines. */

/** `waiting`: not picked up yet. `delivery`: on its way today. */
export const noticeKinds = ['ready', 'waiting', 'delivery', 'appointment'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * `held`: goes out after the quiet hours. `limited`: the person got one today, or three this week (domain facts 2, H9).
 */
export const noticeResults = [
  'sent',
  'held',
  'duplicate',
  'no_consent',
  'opted_out',
  'limited',
  'bad_phone',
  'bad_row',
  'not_connected',
] as const;
export type NoticeResult = (typeof noticeResults)[number];

export const noticeLimits = {
  maxRows: 500,
  /** Per phone. */
  perDay: 1,
  perWeek: 3,
  maxCsvChars: 200_000,
  /** How far a signature's time may be off. */
  signatureMs: 5 * 60_000,
  listRows: 100,
} as const;

export const notice = z
  .strictObject({
    /** The pharmacy system's number of the order or appointment; with the kind, it is sent once. */
    order: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    kind: z.enum(noticeKinds),
    /** As people write it. */
    phone: z.string().check(z.minLength(1), z.maxLength(40)),
    /** Without it, the language that is on file for the phone. */
    language: z.optional(z.enum(languages)),
    /** Of an appointment, ISO 8601. */
    at: z.optional(z.iso.datetime({ offset: true })),
  })
  .check(
    z.refine(({ kind, at }) => kind !== 'appointment' || at !== undefined, {
      path: ['at'],
      message: 'An appointment needs a time.',
    }),
  );
export type Notice = z.infer<typeof notice>;

const results = z.object({
  results: z.array(z.object({ order: z.string(), kind: z.nullable(z.string()), result: z.enum(noticeResults) })),
});
export type NoticeResults = z.infer<typeof results>;

/** What the raw body of {@link sendNotices} holds. */
export const noticesBody = z.strictObject({
  notices: z.array(notice).check(z.minLength(1), z.maxLength(noticeLimits.maxRows)),
});

/**
 * Sends notices, each row once. The body is signed: `x-rx-key` names the key, `x-rx-timestamp` is the time in seconds since 1970,
 * `x-rx-signature` the HMAC-SHA256 of `timestamp.body` in hex (docs/integrations.md).
 */
export const sendNotices = defineEndpoint({
  method: 'POST',
  path: '/api/notices',
  access: 'integration',
  input: { body: 'raw' },
  rawBody: noticesBody,
  output: results,
  errors: ['unauthorized', 'invalid_input', 'sms_not_connected'],
});

const admins = ['admin'] as const;

/** The same from a CSV file with the columns order, kind, phone, language and at. Rows that can't be read are `bad_row`. */
export const importNotices = defineEndpoint({
  method: 'POST',
  path: '/api/notices/import',
  access: admins,
  input: { body: z.strictObject({ csv: z.string().check(z.maxLength(noticeLimits.maxCsvChars)) }) },
  output: results,
  errors: ['sms_not_connected'],
});

/** The newest notices, without phones but their last four digits. */
export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/api/notices',
  access: admins,
  input: {},
  output: z.object({
    notices: z.array(
      z.object({
        order: z.string(),
        kind: z.enum(noticeKinds),
        source: z.enum(['api', 'import', 'folder']),
        phoneEnd: z.nullable(z.string()),
        result: z.enum(noticeResults),
        at: z.string(),
      }),
    ),
  }),
  errors: [],
});
