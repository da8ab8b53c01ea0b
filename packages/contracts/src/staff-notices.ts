import * as z from 'zod/mini';
import { defineEndpoint } from './shared/endpoint.ts';
import { languages } from './shared/language.ts';
import { roles } from './shared/roles.ts';
import { person } from './shared/staff-person.ts';

/** Notices to staff that something waits. They never hold a name, a number or a word about health. */

export const staffNoticeKinds = [
  'urgent_text',
  'urgent_chat',
  'person_wanted',
  'visitor_wrote',
  'callback',
  'text',
  'request',
  'assigned',
] as const;
export type StaffNoticeKind = (typeof staffNoticeKinds)[number];

export const noticeChannels = ['push', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

export const noticeLimits = {
  listRows: 50,
  maxRead: 100,
  maxDevices: 10,
  maxEndpointChars: 1_000,
  /** A device that its owner didn't visit for so long gets no more notices. */
  deviceLifeDays: 60,
} as const;

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const id = z.guid().check(z.toLowerCase());

export const staffNotice = z.object({
  id: z.string(),
  kind: z.enum(staffNoticeKinds),
  /** Where it is seen to: a path of the app. */
  path: z.string(),
  at: z.string(),
  dueAt: z.nullable(z.string()),
  isRead: z.boolean(),
  takenBy: z.nullable(person),
  /** Closed: the visitor left the chat before anyone saw to it. */
  hasLeft: z.boolean(),
});
export type StaffNotice = z.infer<typeof staffNotice>;

/** The user's open notices, the most urgent first, then the newest; at the end those that a visitor left within a day. */
export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/api/staff-notices',
  access: roles,
  input: {},
  output: z.object({ notices: z.array(staffNotice), unread: z.number() }),
  errors: [],
});

export const readNotices = defineEndpoint({
  method: 'POST',
  path: '/api/staff-notices/read',
  access: roles,
  input: { body: z.strictObject({ ids: z.array(id).check(z.maxLength(noticeLimits.maxRead)) }) },
  output: z.object({ unread: z.number() }),
  errors: [],
});

/** The user sees to it: it isn't passed on, until its promise is due. `conflict` when someone else does already. */
export const takeNotice = defineEndpoint({
  method: 'POST',
  path: '/api/staff-notices/:id/taken',
  access: roles,
  input: { params: z.strictObject({ id }) },
  output: z.object({ ok: z.literal(true) }),
  errors: ['not_found', 'conflict'],
});

const quietHours = z.nullable(z.object({ from: timeOfDay, to: timeOfDay }));

export const pushDevice = z.object({
  id: z.string(),
  userAgent: z.string(),
  at: z.string(),
  isFailing: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;

const choice = z.enum(
  staffNoticeKinds.flatMap((kind) => noticeChannels.map((channel) => `${kind}.${channel}` as const)),
);
export type NoticeChoice = z.infer<typeof choice>;

export const noticeChoices = z.object({
  off: z.array(choice),
  /** Times of the store's day between which only urgent texts and chats are pushed and mailed. */
  quiet: quietHours,
  canMail: z.boolean(),
  pushKey: z.string(),
  devices: z.array(pushDevice),
});
export type NoticeChoices = z.infer<typeof noticeChoices>;

export const readNoticeChoices = defineEndpoint({
  method: 'GET',
  path: '/api/staff-notices/choices',
  access: roles,
  input: {},
  output: noticeChoices,
  errors: [],
});

export const saveNoticeChoices = defineEndpoint({
  method: 'PUT',
  path: '/api/staff-notices/choices',
  access: roles,
  input: {
    body: z.strictObject({
      off: z.array(choice).check(z.maxLength(staffNoticeKinds.length * noticeChannels.length)),
      quiet: z.nullable(z.strictObject({ from: timeOfDay, to: timeOfDay })),
      language: z.enum(languages),
    }),
  },
  output: noticeChoices,
  errors: [],
});

const bytes = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,200}={0,2}$/));
const endpoint = z.string().check(z.maxLength(noticeLimits.maxEndpointChars));

/** For this browser (RFC 8030). */
export const savePushDevice = defineEndpoint({
  method: 'PUT',
  path: '/api/staff-notices/devices',
  access: roles,
  input: {
    body: z.strictObject({
      endpoint,
      p256dh: bytes,
      auth: bytes,
      language: z.enum(languages),
      isRenewal: z.boolean(),
    }),
  },
  output: z.object({ id: z.string() }),
  errors: [],
});

export const dropPushDevice = defineEndpoint({
  method: 'DELETE',
  path: '/api/staff-notices/devices/:id',
  access: roles,
  input: { params: z.strictObject({ id }) },
  output: z.object({ ok: z.literal(true) }),
  errors: [],
});

export const pushTestOutcomes = ['sent', 'gone', 'failed'] as const;

export const testPushDevice = defineEndpoint({
  method: 'POST',
  path: '/api/staff-notices/devices/:id/test',
  access: roles,
  input: { params: z.strictObject({ id }) },
  output: z.object({ outcome: z.enum(pushTestOutcomes) }),
  errors: ['not_found'],
});

/** What a push message holds, encrypted. The service worker has the words. */
export const pushMessage = z.object({
  kind: z.enum([...staffNoticeKinds, 'test']),
  /** The person's open notices of this kind. */
  count: z.number(),
  path: z.string(),
  language: z.enum(languages),
});
export type PushMessage = z.infer<typeof pushMessage>;
