import { hash, randomUUID } from 'node:crypto';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { requestLimits } from '@rxweb/contracts/requests/kinds';
import { errorCatalogue } from '@rxweb/contracts/shared/errors';
import type { Language } from '@rxweb/contracts/shared/language';
import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { type Attachment, attachment } from '@rxweb/contracts/uploads';
import { formTexts } from '@rxweb/domain/requests/form/form-texts';
import { fullStorageAdvice, refusalIn, refusalTexts } from '@rxweb/domain/uploads/refusal-texts';
import { storedFileName } from '@rxweb/domain/uploads/stored-file-name';
import { uploadFailureKind } from '@rxweb/domain/uploads/upload-failure-kind';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Visitor } from '../../../kernel/http/visitor.ts';
import { formOf, type PageDeps } from './pages.ts';

export interface SentPage {
  fields: URLSearchParams;
  /** Those stored now and before. */
  photos: Attachment[];
  /** Why photos weren't taken, and the status that says so. */
  refusal: { status: number; text: string } | null;
}

const { maxFiles } = requestLimits;
/** Fields come before the photos, so nothing typed is lost to a form with too many of them. */
const limits = {
  fields: 80,
  fieldSize: 16 * 1024,
  files: 4 * maxFiles,
  parts: 120,
  fileSize: Number.POSITIVE_INFINITY,
};
/** More is not even read to its end. */
const maxBytes = 2 * maxFiles * uploadLimits.chatMaxFileBytes;

type Refusal = NonNullable<SentPage['refusal']>;

/** A form with or without photos. They are stored as files of the chat are; without a visitor, none is. */
export async function readPage(
  deps: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor | null,
  language: Language,
): Promise<SentPage> {
  if (!request.isMultipart()) return { fields: formOf(request), photos: [], refusal: null };
  const fields = new URLSearchParams();
  const found: Attachment[] = [];
  const refusals: Refusal[] = [];
  const announcedBytes = Number(request.headers['content-length'] ?? uploadLimits.chatMaxFileBytes);
  const texts = formTexts[language].photo;
  const tooMany = { status: 413, text: texts.tooMany };
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields.append(part.fieldname, part.value);
        continue;
      }
      if (announcedBytes > maxBytes) {
        reply.header('connection', 'close');
        refusals.push({ status: 413, text: texts.tooLarge });
        break;
      }
      const place = keptIn(fields).length + found.length;
      const isWanted = visitor !== null && part.filename !== '' && part.filename !== undefined;
      if (isWanted && place >= maxFiles) refusals.push(tooMany);
      else if (isWanted)
        try {
          found.push(await storePhoto(deps, request, visitor, part, { place, announcedBytes, fields }));
        } catch (error) {
          refusals.push(refusalOf(error, part.filename, language));
        }
      part.file.resume();
    }
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'payload_too_large')) throw error;
    request.raw.resume();
    refusals.push(tooMany);
  }
  const [first] = refusals;
  const text = [...new Set(refusals.map((each) => each.text))].join(' ');
  return { fields, photos: [...keptIn(fields), ...found], refusal: first ? { ...first, text } : null };
}

/** The parser's own errors become ours; those of who reads the parts don't pass here. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits });
  } catch (error) {
    const isTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
    throw new AppError(isTooMuch ? 'payload_too_large' : 'invalid_input', { cause: error });
  }
}

/** The photos that an earlier answer listed, still ticked. Whose they are is checked when the request is sent. */
function keptIn(fields: URLSearchParams): Attachment[] {
  return fields
    .getAll('photo')
    .flatMap((text) => z.safeParse(attachment, parseJson(text)).data ?? [])
    .slice(0, maxFiles);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Around {
  place: number;
  announcedBytes: number;
  fields: URLSearchParams;
}

async function storePhoto(
  { requests, limits: counts }: PageDeps,
  request: FastifyRequest,
  visitor: Visitor,
  { filename, mimetype, file }: MultipartFile,
  { place, announcedBytes, fields }: Around,
): Promise<Attachment> {
  await counts.consume('upload', request, visitor.key);
  // The same form sent twice has the same names, so it is one request with one photo.
  const key = fields.get('key') ?? randomUUID();
  const now = requests.now().getTime();
  const madeAt = /^\d{13}-/.test(key) ? Math.min(now, Number.parseInt(key, 10)) : now;
  const name = storedFileName(filename, madeAt, hash('sha256', `${visitor.key} ${key} ${place}`, 'buffer'));
  const stored = await requests.storeFile(visitor, {
    name,
    ip: request.ip,
    contentType: mimetype,
    announcedBytes: Math.min(announcedBytes, uploadLimits.chatMaxFileBytes),
    body: file,
  });
  const shown = z.safeParse(attachment.shape.name, filename).data ?? 'photo';
  const [photo] = await requests.claimAttachments(visitor, [{ ...stored, name: shown, type: mimetype, size: 0 }]);
  if (!photo) throw new AppError('not_found');
  return photo;
}

/** The chat's words. */
function refusalOf(error: unknown, name: string, language: Language): Refusal {
  if (!(error instanceof AppError)) throw error;
  const { photo: texts } = formTexts[language];
  const { status } = errorCatalogue[error.code];
  const reason = refusalIn(error.message);
  const kind = reason ? 'refused' : uploadFailureKind({ status, message: error.message });
  const say = (text: string) => ({ status, text: texts.refused(name, text) });
  if (kind === 'refused') return say(refusalTexts[language][reason ?? 'mismatch']);
  if (kind === 'size') return say(texts.tooLarge);
  if (kind === 'quota') return say(`${texts.noRoom} ${fullStorageAdvice[language]}`);
  return { status, text: texts.failed(name) };
}
