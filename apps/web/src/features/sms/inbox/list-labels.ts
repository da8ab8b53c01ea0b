import type { SmsMessage, SmsStatus } from '@rxweb/contracts/sms/messages';
import { kindOfFile } from '@rxweb/domain/uploads/media-types';
import type { SmsTexts } from '../../../texts/sms/sms-en.ts';
import type { IconDrawing } from '../../../ui/icons.ts';
import { alertIcon, clockIcon } from '../../../ui/more-icons.ts';
import { eyeIcon } from '../../../ui/staff-icons.ts';
import { twoTicksIcon } from './sms-icons.ts';

/** Statuses of spec section 4. */
export const statusIcons: Readonly<Record<SmsStatus, IconDrawing>> = {
  delivered: twoTicksIcon,
  queued: clockIcon,
  failed: alertIcon,
  read: eyeIcon,
};

export function lineText(
  { body, pictures }: Pick<SmsMessage, 'body' | 'pictures'>,
  { inbox: { list }, language }: SmsTexts,
): string {
  const words = body.replace(/\s+/g, ' ').trim();
  if (words !== '') return words;
  if (pictures.length === 0) return list.noText;
  const [first] = pictures;
  if (first && pictures.length === 1) return kindOfFile(first.type, language);
  return pictures.every(({ type }) => type.startsWith('image/'))
    ? list.pictures(pictures.length)
    : list.files(pictures.length);
}
