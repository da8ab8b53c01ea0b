import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { buckets } from '@rxweb/contracts/uploads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewAuditEntry } from '../../kernel/audit/audit-log.ts';
import { callerOf } from './caller.ts';

const patientBuckets = [buckets.chat, buckets.general, smsPicturesBucket].join('|');
const patientFile = new RegExp(`^/storage/v1/object/(?:authenticated/|info/|)(${patientBuckets})/(.+)$`);
const patientList = new RegExp(`^/storage/v1/object/list/(${patientBuckets})$`);

/** What staff learned of patients by a call that succeeded: messages and files, read, counted, searched or listed. */
export function readingsIn(request: FastifyRequest, reply: FastifyReply): NewAuditEntry[] {
  const { backendTarget: target, method } = request;
  if (!target || (reply.statusCode !== 200 && reply.statusCode !== 206)) return [];
  const actorId = callerOf(request);
  if (actorId === null) return [];
  if (target.path === '/rest/v1/messages') return messageReading(request, reply, actorId, target.query);
  const [, listed] = patientList.exec(target.path) ?? [];
  if (listed) return [{ action: 'bucket_listed', actorId, target: listed }];
  const file = method === 'GET' || method === 'HEAD' ? fileNamed(target.path) : null;
  return file === null ? [] : [{ action: 'file_read', actorId, target: file }];
}

/** Columns that say nothing of a patient. Our pages read them for the badge and for notices. */
const harmless = new Set(['id', 'direction', 'status', 'created_at']);
const notFilters = new Set(['select', 'order', 'limit', 'offset', 'columns']);

function messageReading(
  { method }: FastifyRequest,
  reply: FastifyReply,
  actorId: string,
  query: string,
): NewAuditEntry[] {
  const values = new URLSearchParams(query);
  const [range = '', total = ''] = String(reply.getHeader('content-range') ?? '').split('/');
  const sought = filterNames(values);
  const search = sought.length > 0 ? `search by ${sought.join(', ')}` : null;
  if (method === 'HEAD' || range === '*') {
    // Counting nothing without a search is what everyone sees who may read no message.
    if (search === null && (!/^\d+$/.test(total) || total === '0')) return [];
    const found = /^\d+$/.test(total) ? `${total} found` : 'nothing found';
    return [
      { action: 'messages_counted', actorId, target: 'messages', detail: search ? `${search}, ${found}` : found },
    ];
  }
  return search === null && isHarmless(values)
    ? []
    : [{ action: 'messages_read', actorId, target: 'messages', detail: search }];
}

/** Names only: values may be a patient's. */
function filterNames(values: URLSearchParams): string[] {
  const names = [...new Set(values.keys())].filter((name) => !notFilters.has(name));
  return names.map((name) => (/^[a-z_]{1,30}$/.test(name) ? name : 'other')).slice(0, 8);
}

function isHarmless(values: URLSearchParams): boolean {
  const named = (key: string) => values.getAll(key).flatMap((text) => text.split(','));
  const columns = named('select').map((column) => column.trim());
  const orders = named('order').map((order) => order.split('.', 1)[0] ?? '');
  return columns.length > 0 && [...columns, ...orders].every((column) => harmless.has(column));
}

/** The patient file of a path, as `bucket/path`. */
function fileNamed(path: string): string | null {
  const [, bucket, key] = patientFile.exec(path) ?? [];
  return bucket && key ? `${bucket}/${decodeURIComponent(key)}` : null;
}
