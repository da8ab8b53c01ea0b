import type { FileRefusal } from '@rxweb/contracts/uploads';
import { type MediaType, mediaTypes } from '../media-types.ts';
import { type InspectedFile, inspectFile } from './inspect-file.ts';
import { holdsTestVirus, type Inflate, isProgram } from './office.ts';
import { endsInArchive } from './pictures.ts';
import { textFault, textOf } from './texts.ts';
import { type FileVerdict, refused } from './verdict.ts';

/**
 * What a file of a text is: also contact cards, calendar entries, sound and video, which the chat doesn't take. Carriers give no file names
 * and name types loosely, so the bytes decide.
 */
export function inspectMedia(file: InspectedFile, inflate: Inflate): FileVerdict {
  const { bytes } = file;
  const type = mediaTypeOf(file);
  if (!type) return inspectFile({ ...file, name: officeName(file), declared: '' }, inflate);
  if (isProgram(bytes)) return refused('active');
  if (holdsTestVirus(bytes)) return refused('infected');
  const fault = type.startsWith('text/') ? cardFault(bytes) : endsInArchive(bytes) ? 'active' : null;
  return fault ? refused(fault) : { type };
}

/** Office files need an extension, and carriers give none. */
function officeName({ recognized, name }: InspectedFile): string {
  const [, kind] = /officedocument\.(wordprocessing|spreadsheet|presentation)ml/.exec(recognized ?? '') ?? [];
  if (kind === 'wordprocessing') return 'x.docx';
  if (kind === 'spreadsheet') return 'x.xlsx';
  return kind === 'presentation' ? 'x.pptx' : name;
}

const isMedia = (type: string): type is MediaType => Object.hasOwn(mediaTypes, type);

/** Libraries' other names for the same types. */
const sameTypes: Readonly<Record<string, MediaType>> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/opus': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'video/x-m4v': 'video/mp4',
  'video/3gpp2': 'video/3gpp',
  'audio/aacp': 'audio/aac',
};

function mediaTypeOf({ recognized, bytes }: InspectedFile): MediaType | null {
  const type = (recognized ?? '').split(';', 1)[0]?.trim() ?? '';
  if (isMedia(type)) return type;
  if (Object.hasOwn(sameTypes, type)) return sameTypes[type] ?? null;
  // The library wants the first byte; phones put a byte order mark or blank line before it.
  const [, kind] = /^\s*BEGIN:V(CARD|CALENDAR)\s*\r?\n/i.exec(textOf(bytes.subarray(0, 256)) ?? '') ?? [];
  if (!kind) return null;
  return kind.toUpperCase() === 'CARD' ? 'text/vcard' : 'text/calendar';
}

/** A card that doesn't end was cut off. */
function cardFault(bytes: Uint8Array): FileRefusal | null {
  const text = textOf(bytes);
  if (text === null) return 'mismatch';
  const fault = textFault(text);
  return fault ?? (/\bEND:V(?:CARD|CALENDAR)\s*$/i.test(text) ? null : 'broken');
}
