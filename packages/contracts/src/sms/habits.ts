import * as z from 'zod/mini';
import { defineEndpoint } from '../shared/endpoint.ts';
import { smsLimits } from '../shared/limits.ts';
import { typedText } from '../shared/text.ts';
import { smsLabel, smsLabelColors } from './inbox.ts';
import { smsMessage, smsPerson, smsRoles } from './messages.ts';

/** Labels, texts for later, and changes of several threads at once: what the page loads when it is asked for. */

const byId = z.strictObject({ id: z.guid().check(z.toLowerCase()) });
const guid = z.guid().check(z.toLowerCase());

const labelFields = z.strictObject({
  name: typedText(smsLimits.maxLabelChars, 1).check(z.refine((text) => text.trim() !== '', 'Write a name.')),
  color: z.enum(smsLabelColors),
});
const allLabels = z.object({ labels: z.array(smsLabel) });

/** `conflict`: there is a label of this name, or the most there can be. */
export const addSmsLabel = defineEndpoint({
  method: 'POST',
  path: '/api/sms/labels',
  access: smsRoles,
  input: { body: labelFields },
  output: allLabels,
  errors: ['conflict'],
});

export const updateSmsLabel = defineEndpoint({
  method: 'PUT',
  path: '/api/sms/labels/:id',
  access: smsRoles,
  input: { params: byId, body: labelFields },
  output: allLabels,
  errors: ['not_found', 'conflict'],
});

/** Takes it off all threads. */
export const removeSmsLabel = defineEndpoint({
  method: 'DELETE',
  path: '/api/sms/labels/:id',
  access: smsRoles,
  input: { params: byId },
  output: allLabels,
  errors: ['not_found'],
});

/** Changes several threads in one step: all of them, or none. Unknown people are left out. */
export const changeSmsPeople = defineEndpoint({
  method: 'POST',
  path: '/api/sms/people/changes',
  access: smsRoles,
  input: {
    body: z.strictObject({
      ids: z.array(guid).check(z.minLength(1), z.maxLength(smsLimits.maxSelected)),
      change: z.strictObject({
        isDone: z.optional(z.boolean()),
        mark: z.optional(z.enum(['read', 'unread'])),
        assignedTo: z.optional(z.nullable(guid)),
        addLabel: z.optional(guid),
        removeLabel: z.optional(guid),
      }),
    }),
  },
  output: z.object({ people: z.array(smsPerson) }),
  errors: ['not_found'],
});

/** All texts that wait for their time, the soonest first. */
export const listScheduledSms = defineEndpoint({
  method: 'GET',
  path: '/api/sms/scheduled',
  access: smsRoles,
  input: {},
  output: z.object({ messages: z.array(smsMessage), people: z.array(smsPerson) }),
  errors: [],
});

/** Changes a text that waits for its time. `conflict` when it was already sent or canceled. */
export const rescheduleSms = defineEndpoint({
  method: 'PATCH',
  path: '/api/sms/messages/:id',
  access: smsRoles,
  input: {
    params: byId,
    body: z.strictObject({
      body: z.optional(
        typedText(smsLimits.maxChars, 1).check(z.refine((text) => text.trim() !== '', 'a text that is not empty')),
      ),
      at: z.optional(z.iso.datetime()),
    }),
  },
  output: z.object({ message: smsMessage }),
  errors: ['not_found', 'conflict'],
});
