import type { ReadableStream } from 'node:stream/web';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { storageFailure } from '../../../kernel/errors/storage-failure.ts';
import type { FileToSend } from '../../../kernel/files/send-file.ts';
import type { CallReader, CallRefusal, RawCall } from '../carrier.ts';
import type { CarrierNotes } from '../carrier-log.ts';
import { recordState } from '../delivery-status.ts';
import type { SmsDeps } from '../deps.ts';
import { findStoredPicture } from '../inbox/pictures.repository.ts';
import { pictureKey, readPictureToken } from '../outbound/picture-tokens.ts';
import { readWaitingPictures } from './download-pictures.ts';
import { recordInbound } from './record-inbound.ts';

/** `callReader` is null while SMS is not connected. */
export type CarrierCallsDeps = SmsDeps & { callReader: CallReader | null; notes: CarrierNotes };

/** Keeps a text that the carrier hands us. It is stored when this returns. */
export async function takeText(deps: CarrierCallsDeps, call: RawCall): Promise<void> {
  const text = believed(deps, call, await deps.callReader?.readInbound(call));
  await stored(deps, () => recordInbound(deps, text, deps.now()));
  if (text.media.length > 0) void readWaitingPictures(deps);
}

/** Takes in how far a text of ours got. */
export async function takeStatus(deps: CarrierCallsDeps, call: RawCall): Promise<void> {
  const status = believed(deps, call, await deps.callReader?.readStatus(call));
  await stored(deps, () => recordState(deps.sql, status));
}

const wronglySigned =
  'A call came that is not signed as the carrier signs. If texts do not arrive, check TWILIO_WEBHOOK_URL.';

/** What the carrier said; throws for what it did not sign, and for what cannot be understood. */
function believed<T extends object>(
  { notes, now }: CarrierCallsDeps,
  { signature }: RawCall,
  said: T | CallRefusal | null | undefined,
): T {
  if (said === undefined || said === 'not_connected') throw new AppError('sms_not_connected');
  if (said === 'forged') {
    // Whoever tries all addresses of the internet signs nothing; the carrier does, though it may be for another address.
    if (signature !== null) void notes.problem(wronglySigned, now()).catch(() => undefined);
    throw new AppError('forbidden', { message: 'This call is not signed by the carrier.' });
  }
  if (said === null || typeof said === 'string') throw new AppError('invalid_input');
  return said;
}

/** The carrier waits 15 seconds for an answer; a database that is away may keep us longer. */
const storedWithinMs = 5_000;

/** Whatever keeps it from being stored, the carrier must not take it for done; the next catch-up brings it. */
async function stored({ notes, now }: CarrierCallsDeps, store: () => Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database has not answered')), storedWithinMs);
  });
  try {
    await Promise.race([store(), tooLate]);
    void notes.called(now()).catch(() => undefined);
  } catch (error) {
    throw new AppError('unavailable', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** A picture of a text on its way out, for whoever has its address; throws `not_found`. */
export async function openOutboundPicture({ sql, supabase, config, now }: SmsDeps, token: string): Promise<FileToSend> {
  const id = readPictureToken(pictureKey(config.twilio), token, now());
  const picture = id && (await findStoredPicture(sql, id));
  if (!picture) throw new AppError('not_found');
  const { objectName, type, size } = picture;
  const { data, error } = await supabase.storage.from(smsPicturesBucket).download(objectName).asStream();
  if (error) throw storageFailure(error, smsLimits.maxInboundPictureBytes);
  return { type, name: `picture.${type.replace(/^image\//, '')}`, size, body: data as ReadableStream };
}
