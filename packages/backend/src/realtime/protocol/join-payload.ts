import { z } from 'zod';
import { realtimeLimits } from '../limits.ts';
import { type Filter, parseFilter } from './filter.ts';

/** The changes a channel asks for. Kept unchanged, since the reply must repeat it exactly. */
const requestedBinding = z.strictObject({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string().min(1),
  table: z.string().min(1).optional(),
  filter: z.string().max(realtimeLimits.maxFilterChars).optional(),
});
export type RequestedBinding = z.infer<typeof requestedBinding>;

export interface WantedChanges {
  event: RequestedBinding['event'];
  schema: string;
  table: string;
  filter: Filter | undefined;
  requested: RequestedBinding;
}

export interface JoinPayload {
  /** Undefined if the client has none yet; then the socket's key counts. */
  accessToken: string | undefined;
  bindings: WantedChanges[];
  /** How long the answer may wait for changes to flow. */
  waitMs: number;
}

/** The config is strict: what a program asks for, and nothing here knows, must not look granted. */
const payloadSchema = z.object({
  config: z.strictObject({
    private: z.boolean().nullish(),
    broadcast: z.record(z.string(), z.unknown()).nullish(),
    presence: z.record(z.string(), z.unknown()).nullish(),
    postgres_changes: z.array(requestedBinding).max(realtimeLimits.maxBindingsPerChannel).nullish(),
    /** A join is answered when changes flow, asked or not. */
    postgres_changes_options: z
      .strictObject({ wait: z.boolean().nullish(), timeout: z.number().positive().nullish() })
      .nullish(),
  }),
  access_token: z.string().nullish(),
});

/** Reads a join's payload; a string is the reason for refusal. */
export function readJoinPayload(topic: string, payload: unknown): JoinPayload | string {
  if (!/^realtime:./s.test(topic) || topic.length > realtimeLimits.maxTopicChars) {
    return 'TopicNameRequired: You must provide a topic name';
  }
  const { data, error } = payloadSchema.safeParse(payload);
  if (!data) return `InvalidJoinPayload: ${z.prettifyError(error)}`;
  // Nothing here decides on access to private channels, so refuse them.
  if (data.config.private) return notPermitted(topic);
  // Clients send both parts always, empty unless the program uses them.
  const { broadcast, presence } = data.config;
  if (Object.values(broadcast ?? {}).some(Boolean)) return `InvalidJoinPayload: ${notOffered('broadcast')}`;
  if (Object.values(presence ?? {}).some(Boolean)) return `InvalidJoinPayload: ${notOffered('presence')}`;

  const bindings: WantedChanges[] = [];
  for (const requested of data.config.postgres_changes ?? []) {
    const { event, schema, table } = requested;
    if (!table || table === '*' || schema === '*') return 'InvalidJoinPayload: name one schema and one table';
    const filter = requested.filter === undefined ? undefined : parseFilter(requested.filter);
    if (requested.filter !== undefined && !filter) {
      return `InvalidJoinPayload: the filter ${requested.filter} is not offered`;
    }
    bindings.push({ event, schema, table, filter, requested });
  }
  // Only broadcast and presence could ever arrive there.
  if (bindings.length === 0) return `InvalidJoinPayload: ${notOffered('a channel without changes')}`;
  const { joinWaitMs } = realtimeLimits;
  const waitMs = Math.min(data.config.postgres_changes_options?.timeout ?? joinWaitMs, joinWaitMs);
  return { accessToken: data.access_token ?? undefined, bindings, waitMs };
}

/** Broadcast and presence would pass from browser to browser unchecked. */
export const notOffered = (event: string) => `${event} is not offered: this server sends changes of the database only`;

export function notPermitted(topic: string): string {
  const name = topic.replace(/^realtime:/, '');
  return `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`;
}
