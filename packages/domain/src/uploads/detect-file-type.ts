import { type AcceptedType, acceptedTypes } from './file-acceptance.ts';

export interface FileType {
  mime: AcceptedType;
  /** Without the dot. */
  extension: string;
}

/**
 * Detects the type of a file from its first bytes (at least 4 KiB, or all); null for types that cannot be attached (spec section 5). The
 * name only tells apart types with equal content: plain texts and office documents.
 */
export function detectFileType(head: Uint8Array, name: string): FileType | null {
  const mime = imageOrPdf(head) ?? office(head, name) ?? textKind(head, name);
  return mime && { mime, extension: (acceptedTypes[mime].at(-1) ?? '').slice(1) };
}

function imageOrPdf(head: Uint8Array): AcceptedType | null {
  const text = latin1(head.subarray(0, 64));
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'image/webp';
  if (text.startsWith('%PDF-')) return 'application/pdf';
  return text.slice(4, 8) === 'ftyp' ? heif(text) : null;
}

/** ISO/IEC 23008-12: brands `hei*` and `hev*` mean HEVC; `mif1` and `msf1` are containers of any coding, which a later brand names. */
function heif(text: string): AcceptedType | null {
  const size = Math.min(text.length, text.charCodeAt(2) * 256 + text.charCodeAt(3));
  const brands = [text.slice(8, 12), ...(text.slice(16, size).match(/[\s\S]{4}/g) ?? [])];
  if (brands.some((brand) => /^he(i[cxms]|v[cxms])$/.test(brand))) return 'image/heic';
  return /^m[is]f1$/.test(brands[0] ?? '') && !brands.some((brand) => brand.startsWith('avi')) ? 'image/heif' : null;
}

const zipOffice: Record<string, AcceptedType> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

const compoundOffice: Record<string, AcceptedType> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

function office(head: Uint8Array, name: string): AcceptedType | null {
  const text = latin1(head.subarray(0, 256));
  if (text.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return compoundOffice[extensionOf(name)] ?? null;
  return text.startsWith('PK\x03\x04') && isOfficePart(text) ? (zipOffice[extensionOf(name)] ?? null) : null;
}

/** Any other zip file has another first entry, whatever its name says. The entry's name is at byte 30 (PKWARE APPNOTE 4.3.7). */
function isOfficePart(text: string): boolean {
  const firstEntry = text.slice(30, 30 + text.charCodeAt(26) + text.charCodeAt(27) * 256);
  return /^(\[Content_Types\]\.xml$|_rels\/|docProps\/|customXml\/|word\/|xl\/|ppt\/)/.test(firstEntry);
}

const textKinds: Record<string, AcceptedType> = {
  '': 'text/plain',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  json: 'application/json',
};

function textKind(head: Uint8Array, name: string): AcceptedType | null {
  const text = utf8(head);
  if (text === null || text.includes('\0')) return null;
  return isSvg(text) ? 'image/svg+xml' : (textKinds[extensionOf(name)] ?? null);
}

/** An svg element first, after only whitespace, an XML declaration, comments and a doctype. */
function isSvg(text: string): boolean {
  let rest = text.trimStart();
  for (let end = prologEnd(rest); end > 0; end = prologEnd(rest)) rest = rest.slice(end).trimStart();
  return /^<(?:\w+:)?svg[\s/>]/i.test(rest);
}

/** End of the text's first declaration, comment or doctype; 0 when there is none, or it does not end. */
function prologEnd(text: string): number {
  if (text.startsWith('<?')) return endOf(text, '?>', 2);
  if (text.startsWith('<!--')) return endOf(text, '-->', 4);
  if (!/^<!doctype/i.test(text)) return 0;
  const hasSubset = text.slice(0, endOf(text, '>', 0)).includes('[');
  return endOf(text, '>', hasSubset ? endOf(text, ']', 0) : 0);
}

function endOf(text: string, mark: string, from: number): number {
  const start = text.indexOf(mark, from);
  return start < 0 ? 0 : start + mark.length;
}

/** Null when it is not UTF-8. Tolerates a character cut at the end; skips a byte order mark. */
function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** Latin-1: one character per byte. */
function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

function extensionOf(name: string): string {
  return /[^./\\]\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
