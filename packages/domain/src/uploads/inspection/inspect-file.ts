import type { FileRefusal } from '@rxweb/contracts/uploads';
import { detectFileType } from '../detect-file-type.ts';
import { type AcceptedType, acceptedTypes } from '../file-acceptance.ts';
import { holdsPdfName, latin1 } from './file-bytes.ts';
import { compoundFault, holdsTestVirus, type Inflate, isProgram, zipOfficeFault } from './office.ts';
import { endsInArchive, pictureFault } from './pictures.ts';
import { svgFault, textFault, textOf } from './texts.ts';
import { type FileVerdict, refused } from './verdict.ts';

export interface InspectedFile {
  bytes: Uint8Array;
  /** Only its extension counts; `bin` is none. */
  name: string;
  /** The sender's content type; empty if unknown. */
  declared: string;
  /** A library's opinion of the bytes, as content type; null if it has none. */
  recognized: string | null;
}

const headBytes = 4_096;

/** What a file is by its bytes, or why it is refused (security rows F3 to F10). Phones name one kind of picture as another. */
export function inspectFile(file: InspectedFile, inflate: Inflate): FileVerdict {
  const { bytes } = file;
  if (bytes.length === 0) return refused('empty');
  if (isProgram(bytes)) return refused('active');
  if (holdsTestVirus(bytes)) return refused('infected');
  const extension = extensionOf(file.name);
  const type = typeOf(bytes, extension);
  if (!type) return refused('mismatch');
  const kind = kindOf(type);
  if (!agrees(kind, extension) || !declaredAgrees(file.declared, type)) return refused('mismatch');
  if (!recognizedAgrees(file.recognized, type)) return refused(file.recognized === null ? 'broken' : 'mismatch');
  const fault = faultOf(bytes, type, inflate);
  return fault ? refused(fault) : { type };
}

function typeOf(bytes: Uint8Array, extension: string): AcceptedType | null {
  const found = detectFileType(bytes.subarray(0, headBytes), `x${extension && `.${extension}`}`)?.mime;
  if (found) return found;
  const named = typeOfExtension(extension);
  const isText = extension === '' || (named !== null && kindOf(named) === 'text');
  return isText && textOf(bytes) !== null ? (named ?? 'text/plain') : null;
}

function faultOf(bytes: Uint8Array, type: AcceptedType, inflate: Inflate): FileRefusal | null {
  const extension = (acceptedTypes[type][0] ?? '').slice(1);
  switch (kindOf(type)) {
    case 'picture':
      return pictureFault(bytes, type);
    case 'pdf':
      return pdfFault(bytes);
    case 'svg':
    case 'text': {
      const text = textOf(bytes);
      if (text === null) return 'mismatch';
      return type === 'image/svg+xml' ? svgFault(text) : textFault(text);
    }
    default:
      return latin1(bytes, 0, 2) === 'PK' ? zipOfficeFault(bytes, extension, inflate) : compoundFault(bytes, extension);
  }
}

/** Fillable forms have scripts and packed objects hide any name, so only a visible `/Launch` is refused. Readers repair cut PDFs: kept. */
function pdfFault(bytes: Uint8Array): FileRefusal | null {
  return holdsPdfName(bytes, 'Launch') || endsInArchive(bytes) ? 'active' : null;
}

function kindOf(type: AcceptedType): string {
  if (type === 'image/svg+xml') return 'svg';
  if (type.startsWith('image/')) return 'picture';
  if (type === 'application/pdf') return 'pdf';
  return type.startsWith('text/') || type === 'application/json' ? 'text' : type;
}

function agrees(kind: string, extension: string): boolean {
  const named = typeOfExtension(extension);
  return extension === '' || (named !== null && kindOf(named) === kind);
}

/** Browsers name a csv after the program that opens it on that computer. */
function declaredAgrees(declared: string, type: AcceptedType): boolean {
  const plain = declared.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (plain === '' || plain === 'application/octet-stream') return true;
  if (type === 'text/csv' && plain === 'application/vnd.ms-excel') return true;
  if (isAccepted(plain)) return kindOf(plain) === kindOf(type);
  return plain.startsWith('image/') ? kindOf(type) === 'picture' : plain.startsWith('text/') && kindOf(type) === 'text';
}

/** Two-letter signatures look like text. */
function recognizedAgrees(recognized: string | null, type: AcceptedType): boolean {
  const kind = kindOf(type);
  if (kind === 'text') return recognized === null || !/rtf|postscript|xml|html|vcard|calendar/.test(recognized);
  if (kind === 'svg') return recognized === null || /xml|svg/.test(recognized);
  if (kind === 'picture') return /^image\/(?:jpeg|a?png|gif|webp|hei[cf](?:-sequence)?)$/.test(recognized ?? '');
  if (kind === 'pdf') return recognized === type;
  return recognized === type || recognized === 'application/x-cfb' || recognized === 'application/zip';
}

const isAccepted = (type: string): type is AcceptedType => Object.hasOwn(acceptedTypes, type);

function typeOfExtension(extension: string): AcceptedType | null {
  const found = Object.entries(acceptedTypes).find(([, extensions]) => extensions.includes(`.${extension}`));
  return found && isAccepted(found[0]) ? found[0] : null;
}

function extensionOf(name: string): string {
  const extension = /[^./\\]\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return extension === 'bin' ? '' : extension;
}
