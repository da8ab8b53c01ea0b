import type { SmsMessage, SmsStatus } from '@rxweb/contracts/sms/messages';
import { kindOfFile } from '@rxweb/domain/uploads/media-types';
import type { IconDrawing } from '../../../ui/icons.ts';
import { alertIcon, clockIcon } from '../../../ui/more-icons.ts';
import { eyeIcon } from '../../../ui/staff-icons.ts';
import { twoTicksIcon } from './sms-icons.ts';

/** Statuses of spec section 4. */
export const statusLooks: Readonly<Record<SmsStatus, { word: string; icon: IconDrawing }>> = {
  delivered: { word: 'Delivered', icon: twoTicksIcon },
  queued: { word: 'Queued', icon: clockIcon },
  failed: { word: 'Failed', icon: alertIcon },
  read: { word: 'Read', icon: eyeIcon },
};

export function lineText({ body, pictures }: Pick<SmsMessage, 'body' | 'pictures'>): string {
  const words = body.replace(/\s+/g, ' ').trim();
  if (words !== '') return words;
  if (pictures.length === 0) return 'No text';
  const [first] = pictures;
  if (first && pictures.length === 1) return kindOfFile(first.type);
  return pictures.every(({ type }) => type.startsWith('image/'))
    ? `${pictures.length} pictures`
    : `${pictures.length} files`;
}
