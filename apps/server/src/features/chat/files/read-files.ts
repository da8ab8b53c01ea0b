import { modelLimits } from '@rxweb/contracts/shared/limits';
import type { Attachment } from '@rxweb/contracts/uploads';
import { detectFileType } from '@rxweb/domain/uploads/detect-file-type';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { QuestionFile } from '../answerer.ts';
import { decodeText } from './decode-text.ts';
import type { PdfReader } from './pdf/pdf-reader.ts';
import { readableText } from './readable-text.ts';

export interface FileReading {
  supabase: SupabaseClient;
  readPdf: PdfReader;
  /** Read image bytes only for answerers that use them. */
  wantsImages: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;
type Content = Pick<QuestionFile, 'text' | 'image'>;

const nothing: Content = { text: null, image: null };
/** Limits for all files of a question: UTF-16 units and time. */
const maxTotalChars = 60_000;
const maxTotalMs = 15_000;

/**
 * Extracts text and images from a visitor's stored files. Unreadable or slow files yield neither and never fail the question. Never logs
 * content.
 */
export async function readFiles(
  deps: FileReading,
  attachments: readonly Attachment[],
  signal: AbortSignal,
): Promise<QuestionFile[]> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(maxTotalMs)]);
  const files: QuestionFile[] = [];
  let charsLeft = maxTotalChars;
  let imagesLeft = deps.wantsImages ? modelLimits.maxImages : 0;
  // In sequence, so memory holds one file.
  for (const attachment of attachments) {
    const { name, type } = attachment;
    const { text, image } = await readFile(deps, attachment, imagesLeft > 0, inTime).catch(() => nothing);
    const kept = text === null ? null : cut(text, Math.min(charsLeft, modelLimits.maxFileChars));
    charsLeft -= kept?.length ?? 0;
    imagesLeft -= image ? 1 : 0;
    files.push({ name, type, text: kept, image });
  }
  return files;
}

async function readFile(
  deps: FileReading,
  attachment: Attachment,
  wantsImage: boolean,
  signal: AbortSignal,
): Promise<Content> {
  signal.throwIfAborted();
  if (attachment.type.startsWith('image/') && !wantsImage) return nothing;
  const { data } = await deps.supabase.storage
    .from(attachment.bucket)
    .download(attachment.path, {}, { signal, cache: 'no-store' });
  if (!data) return nothing;
  const bytes: Bytes = new Uint8Array(await data.arrayBuffer());
  signal.throwIfAborted();
  return contentOf(deps, bytes, attachment.name, wantsImage, signal);
}

/** Trust the bytes, not the declared type. */
async function contentOf(
  deps: FileReading,
  bytes: Bytes,
  name: string,
  wantsImage: boolean,
  signal: AbortSignal,
): Promise<Content> {
  const mime = detectFileType(bytes.subarray(0, 4_096), name)?.mime ?? '';
  switch (mime) {
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
    case 'image/gif':
      return { text: null, image: wantsImage ? { type: mime, bytes } : null };
    case 'application/pdf':
      return { text: worded(await deps.readPdf(bytes, signal)), image: null };
  }
  const isText = /^text\//.test(mime) || mime === 'application/json' || (mime === '' && isNamedAsText(name));
  return { text: isText ? worded(decodeText(bytes, maxTextBytes)) : null, image: null };
}

/** More than the longest text needs. */
const maxTextBytes = 4 * modelLimits.maxFileChars;

/** Only the name identifies text that isn't UTF-8. */
const isNamedAsText = (name: string) => /(^[^.]+|\.(txt|md|csv|json))$/i.test(name);

function worded(text: string | null): string | null {
  const readable = text === null ? '' : readableText(text);
  return readable === '' ? null : readable;
}

/**
 * Truncates to UTF-16 units without splitting a character, as typed and in compatibility form (NFKC), which checks and masks read: a ligature
 * becomes up to 18 letters.
 */
function cut(text: string, maxChars: number): string | null {
  if (maxChars <= 0) return null;
  const typed = text.slice(0, maxChars);
  const read = typed.normalize('NFKC');
  return (read.length > maxChars ? read.slice(0, maxChars) : typed).replace(/[\ud800-\udbff]$/, '');
}
