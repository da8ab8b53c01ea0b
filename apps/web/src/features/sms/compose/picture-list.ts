import { smsLimits } from '@rxweb/contracts/shared/limits';
import { type PhotoTreatment, photoTreatment } from '@rxweb/domain/uploads/photo-shrink';
import type { SmsTexts } from '../../../texts/sms/sms-en.ts';

export interface DraftPicture {
  key: number;
  file: File;
  state: 'preparing' | 'sending' | 'stored' | 'failed';
  /** 0 to 100. */
  percent: number;
  failure: string | null;
  /** Set once stored. */
  id: string | null;
}

export type PictureAction =
  | { type: 'added'; pictures: Pick<DraftPicture, 'key' | 'file'>[] }
  | { type: 'prepared'; key: number; file: File }
  | { type: 'moved'; key: number; percent: number }
  | { type: 'stored'; key: number; id: string }
  | { type: 'failed'; key: number; failure: string }
  | { type: 'gone'; key: number }
  | { type: 'cleared' }
  /** Of an undone text. */
  | { type: 'restored'; pictures: readonly DraftPicture[] };

/** In the order added. */
export function pictureList(pictures: readonly DraftPicture[], action: PictureAction): readonly DraftPicture[] {
  const change = (key: number, part: Partial<DraftPicture>) =>
    pictures.map((picture) => (picture.key === key ? { ...picture, ...part } : picture));
  switch (action.type) {
    case 'added':
      return [...pictures, ...action.pictures.map(toPreparing)];
    case 'prepared':
      return change(action.key, { state: 'sending', file: action.file });
    case 'moved':
      return change(action.key, { percent: action.percent });
    case 'stored':
      return change(action.key, { state: 'stored', id: action.id });
    case 'failed':
      return change(action.key, { state: 'failed', failure: action.failure });
    case 'gone':
      return pictures.filter(({ key }) => key !== action.key);
    case 'cleared':
      return [];
    case 'restored':
      return [...action.pictures, ...pictures].slice(0, smsLimits.maxPictures);
  }
}

function toPreparing(picture: Pick<DraftPicture, 'key' | 'file'>): DraftPicture {
  return { ...picture, state: 'preparing', percent: 0, failure: null, id: null };
}

const roomForEachBytes = smsLimits.maxPictureBytes / smsLimits.maxPictures;

/** Turns unsupported types, and pictures too large for five, into smaller JPEGs. */
export function pictureTreatment(file: Pick<File, 'type' | 'name' | 'size'>): PhotoTreatment {
  const treatment = photoTreatment(file);
  if (treatment === 'none') return 'none';
  return file.size > roomForEachBytes || file.type === 'image/webp' ? 'shrink' : treatment;
}

/** Null if it fits. */
export function roomFault(
  others: readonly DraftPicture[],
  file: Pick<File, 'size'>,
  { tooLarge }: SmsTexts['compose']['pictures'],
): string | null {
  const bytes = others.reduce((sum, { file: { size } }) => sum + size, file.size);
  return bytes > smsLimits.maxPictureBytes ? tooLarge : null;
}
