import { statfs } from 'node:fs/promises';
import type { Sql } from '@rxweb/platform/sql/sql';
import { addressGroup } from '@rxweb/platform/text/address-group';
import type { UploadQuotas } from '../../config/uploads.ts';
import { AppError } from '../errors/app-error.ts';

/** A network that sent less than this today may still send when others used up the store's quota. */
const smallShare = 50;
/** Visitors stop while staff can still upload: the storage service itself keeps half as much for the database. */
const reserve = { bytes: 2 * 2 ** 30, share: 0.3 };
const keptDays = 2;

interface Upload {
  /** The client's address. */
  ip: string;
  visitorKey: string | null;
  bytes: number;
}

export interface CountedUpload extends Upload {
  at: Date;
}

export interface UploadBytes {
  /** Counts an upload before it starts. Throws `upload_quota` for a visitor or network, or `storage_full` for store and disk. */
  take(upload: Upload): Promise<CountedUpload>;
  /** Takes back one that was not stored. Never throws. */
  giveBack(upload: CountedUpload): Promise<void>;
}

interface UploadBytesDeps {
  sql: Sql;
  quotas: UploadQuotas;
  /** Null: the files are on another machine. */
  dataDir: string | null;
  now(): Date;
}

/** In rows, which restarts and servers share. */
export function createUploadBytes({ sql, quotas, dataDir, now }: UploadBytesDeps): UploadBytes {
  const { visitorBytes, networkBytes, networkHourBytes, storeBytes } = quotas;
  const change = async (upload: CountedUpload, sign: 1 | -1) => {
    const keys = keysOf(upload);
    const day = upload.at.toISOString().slice(0, 10);
    const rows = await sql<{ key: string; bytes: string }[]>`
      insert into app.upload_bytes as u (key, day, bytes)
      select k, ${day}::date, greatest(0, ${sign * upload.bytes}::bigint) from unnest(${keys}::text[]) k order by k
      on conflict (key, day) do update set bytes = greatest(0, u.bytes + ${sign * upload.bytes}::bigint)
      returning key, bytes`;
    return new Map(rows.map(({ key, bytes }) => [key, Number(bytes)]));
  };
  return {
    async take(sent) {
      if (dataDir !== null && !(await hasRoom(dataDir, sent.bytes))) throw new AppError('storage_full');
      const at = now();
      const upload = { ...sent, at };
      const used = await change(upload, 1);
      const [store = '', network = '', hour = '', visitor] = keysOf(upload);
      const of = (key: string | undefined) => (key === undefined ? 0 : (used.get(key) ?? 0));
      const isFull = of(visitor) > visitorBytes || of(network) > networkBytes;
      const isHourFull = of(hour) > networkHourBytes;
      const maySend = of(network) <= networkBytes / smallShare + upload.bytes && of(store) <= 2 * storeBytes;
      if (!isFull && !isHourFull && (of(store) <= storeBytes || maySend)) return upload;
      await change(upload, -1);
      if (isHourFull && !isFull)
        throw new AppError('upload_quota', { retryAfterSeconds: secondsLeft(at, hourSeconds) });
      const retryAfterSeconds = secondsLeft(at, 24 * hourSeconds);
      throw new AppError(isFull ? 'upload_quota' : 'storage_full', { retryAfterSeconds });
    },
    async giveBack(upload) {
      await change(upload, -1).catch(() => undefined);
    },
  };
}

function keysOf({ ip, visitorKey, at }: CountedUpload): string[] {
  const network = addressGroup(ip);
  const keys = ['store:', `network:${network}`, `network-hour:${at.toISOString().slice(11, 13)}:${network}`];
  return visitorKey === null ? keys : [...keys, `visitor:${visitorKey}`];
}

const hourSeconds = 3_600;

/** Until the hour or day ends. */
function secondsLeft(at: Date, period: number): number {
  return period - Math.floor((at.getTime() / 1_000) % period);
}

async function hasRoom(dataDir: string, bytes: number): Promise<boolean> {
  const { bsize, blocks, bavail } = await statfs(dataDir);
  return bavail * bsize - bytes >= Math.min(reserve.bytes, blocks * bsize * reserve.share);
}

/** For the hourly cleanup. */
export async function forgetUploadBytes(sql: Sql, now: Date): Promise<void> {
  await sql`delete from app.upload_bytes where day < ${now.toISOString().slice(0, 10)}::date - ${keptDays}::int`;
}
