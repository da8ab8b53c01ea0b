import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { syncFolder } from '../database/data-dir.ts';
import { type BackupKey, createDecrypter, createEncrypter } from './backup-key.ts';
import { BackupRefused } from './backup-refused.ts';

export interface ArchiveWriter {
  /** Adds an entry of known length. */
  add(name: string, bytes: number, source: AsyncIterable<Uint8Array>): Promise<void>;
}

/** An entry to read; read its body to the end before the next one. */
export interface ArchiveEntry {
  name: string;
  bytes: number;
  body: AsyncIterable<Uint8Array>;
}

/**
 * Writes a gzipped, encrypted tar archive. It gets its name once complete; a failure leaves nothing. Returns its size
 * in bytes.
 */
export async function writeArchive(
  path: string,
  key: BackupKey,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<number> {
  const temporary = `${path}.part`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    const bytes = await writeEncrypted(file, key, fill);
    await file.sync();
    await file.close();
    await rename(temporary, path);
    await syncFolder(dirname(path));
    return bytes;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(temporary, { force: true });
    throw error;
  }
}

async function writeEncrypted(
  file: FileHandle,
  key: BackupKey,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<number> {
  const { readable, controller } = createTarPacker();
  const encrypter = await createEncrypter(key);
  const encrypted = await encrypter.encrypt(readable.pipeThrough(new CompressionStream('gzip')));
  const filling = fill({ add: (name, bytes, source) => addEntry(controller, name, bytes, source) }).then(
    () => controller.finalize(),
    (error: unknown) => {
      controller.error(error);
      throw error;
    },
  );
  // Handled below; until then it must not count as unhandled.
  filling.catch(() => undefined);
  let written = 0;
  try {
    for await (const chunk of encrypted) {
      for (let at = 0; at < chunk.byteLength; ) at += (await file.write(chunk, at)).bytesWritten;
      written += chunk.byteLength;
    }
  } catch (error) {
    controller.error(error);
    // The error of the entries says more than that of the broken stream.
    await filling;
    throw error;
  }
  await filling;
  return written;
}

async function addEntry(
  controller: ReturnType<typeof createTarPacker>['controller'],
  name: string,
  size: number,
  source: AsyncIterable<Uint8Array>,
): Promise<void> {
  const writer = controller.add({ name, size, type: 'file', mode: 0o600, mtime: new Date(0) }).getWriter();
  for await (const chunk of source) await writer.write(chunk);
  await writer.close();
}

const megabyte = 1024 * 1024;

/** Reads an archive's entries in order; `onRead` gets the megabytes read so far. Throws {@link BackupRefused} for a wrong key or an incomplete archive. */
export async function* readArchive(
  path: string,
  key: BackupKey,
  onRead?: (done: number, all: number) => void,
): AsyncGenerator<ArchiveEntry> {
  const file = await open(path, 'r').catch((cause: unknown) => {
    throw new BackupRefused(`${path} cannot be opened: ${describe(cause)}`);
  });
  try {
    const { size } = await file.stat();
    const bytes = (file.readableWebStream() as ReadableStream<Uint8Array>).pipeThrough(counting(size, onRead));
    const decrypted = await createDecrypter(key).decrypt(bytes);
    const tar = decrypted.pipeThrough(gunzip()).pipeThrough(createTarDecoder({ strict: true }));
    for await (const { header, body } of tar)
      yield { name: header.name, bytes: header.size, body: refusing(path, body) };
  } catch (cause) {
    throw asRefusal(path, cause);
  } finally {
    await file.close();
  }
}

function counting(size: number, onRead: (done: number, all: number) => void = () => undefined) {
  let read = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength;
      onRead(Math.ceil(read / megabyte), Math.ceil(size / megabyte));
      controller.enqueue(chunk);
    },
  });
}

/** Damage in the middle shows up when its body is read. */
async function* refusing(path: string, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw asRefusal(path, cause);
  }
}

function asRefusal(path: string, cause: unknown): BackupRefused {
  if (cause instanceof BackupRefused) return cause;
  const reason = `it is damaged, or was made with another key (${describe(cause)})`;
  return new BackupRefused(`${path} cannot be read as a backup: ${reason}`, { cause });
}

/** Reads a small body into memory. */
export async function readWhole(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Passes bytes through and adds them to a checksum. */
export async function* summed(
  source: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Node's types accept any bytes as input, and declare a narrower output than decryption gives. */
const gunzip = () => new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>;

export const createSum = () => createHash('sha256');

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
