import * as z from 'zod/mini';
import { defineEndpoint } from './shared/endpoint.ts';

/** The steps of setting up a new installation, in this order. */
export const setupSteps = ['store', 'hours', 'pages', 'texts', 'try'] as const;
const setupStep = z.enum(setupSteps);
export type SetupStep = z.infer<typeof setupStep>;

export const setupState = z.object({
  /** False: set up before there were steps, or by other means. Nothing asks then. */
  isUnderWay: z.boolean(),
  done: z.array(setupStep),
  /** The carrier of texts and the number they come from. */
  texts: z.object({ kind: z.enum(['twilio', 'demo', 'none']), from: z.nullable(z.string()) }),
  /** `files`: mails become files on the server. `supabase`: a hosted Supabase sends its own, and no others go out. */
  mail: z.enum(['smtp', 'files', 'supabase']),
});
export type SetupState = z.infer<typeof setupState>;

const admins = ['admin'] as const;
const path = '/api/admin/setup';

export const getSetup = defineEndpoint({
  method: 'GET',
  path,
  access: admins,
  input: {},
  output: setupState,
  errors: [],
});

export const saveSetupStep = defineEndpoint({
  method: 'PUT',
  path: `${path}/steps/:step`,
  access: admins,
  input: { params: z.strictObject({ step: setupStep }), body: z.strictObject({ isDone: z.boolean() }) },
  output: setupState,
  errors: [],
});

/** Whether it went out; otherwise why not, in words for an administrator. */
export const testResult = z.object({ isSent: z.boolean(), reason: z.nullable(z.string()) });
export type TestResult = z.infer<typeof testResult>;

/** To the caller's own address. */
export const sendTestMail = defineEndpoint({
  method: 'POST',
  path: `${path}/test-mail`,
  access: admins,
  input: { body: z.strictObject({}) },
  output: testResult,
  errors: [],
});

/** Through the queue of all texts, so the inbox shows it, too. */
export const sendTestText = defineEndpoint({
  method: 'POST',
  path: `${path}/test-text`,
  access: admins,
  input: { body: z.strictObject({ to: z.string().check(z.minLength(1), z.maxLength(40)) }) },
  output: testResult,
  errors: [
    'phone_not_allowed',
    'sms_not_connected',
    'sms_opted_out',
    'sms_unreachable',
    'sms_uncertain',
    'sms_unknown',
  ],
});
