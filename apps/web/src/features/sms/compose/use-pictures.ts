import { smsLimits } from '@rxweb/contracts/shared/limits';
import { isIgnoredFile } from '@rxweb/domain/uploads/file-acceptance';
import { type Dispatch, type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { createUploadFetch } from '../../../api/upload-fetch.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { useInboxApi } from '../inbox.api.ts';
import { useErrorText } from '../use-error-text.ts';
import { type DraftPicture, type PictureAction, pictureList, pictureTreatment, roomFault } from './picture-list.ts';

/** Types we can convert to JPEG, PNG or GIF. The server checks the bytes. */
const pictureTypes = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
};

/** Chosen, pasted or dropped pictures, shrunk, stripped of metadata, and uploaded before the text is sent. */
export function usePictures() {
  const { pictures: texts } = useSmsTexts().compose;
  const [pictures, dispatch] = useReducer(pictureList, []);
  const [refusals, setRefusals] = useState<string[]>([]);
  const latest = useRef(pictures);
  const lastKey = useRef(0);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  const { send, abort } = useUpload(latest, dispatch);
  const remove = (key: number) => {
    abort(key);
    dispatch({ type: 'gone', key });
  };
  const zone = useDropzone({
    accept: pictureTypes,
    noClick: true,
    noKeyboard: true,
    onDrop(chosen, refused) {
      const files = chosen.filter(({ name }) => !isIgnoredFile(name));
      const room = Math.max(0, smsLimits.maxPictures - latest.current.length);
      setRefusals([
        ...files.slice(room).map(({ name }) => texts.tooMany(name, smsLimits.maxPictures)),
        ...refused.map(({ file: { name } }) => texts.onlyPictures(name)),
      ]);
      const added = files.slice(0, room).map((file) => {
        lastKey.current += 1;
        return { key: lastKey.current, file };
      });
      dispatch({ type: 'added', pictures: added });
      for (const { key, file } of added) void send(key, file);
    },
  });
  return {
    pictures,
    refusals,
    zone,
    remove,
    dismiss: () => setRefusals([]),
    clear: () => dispatch({ type: 'cleared' }),
    /** Of an undone text; does nothing once the thread was left. */
    restore: (undone: readonly DraftPicture[]) => dispatch({ type: 'restored', pictures: undone }),
    ids: pictures.flatMap(({ id }: DraftPicture) => (id === null ? [] : [id])),
    /** Sending should wait. */
    isBusy: pictures.some(({ state }) => state === 'preparing' || state === 'sending'),
  };
}

export type Pictures = ReturnType<typeof usePictures>;

/** Leaving the thread aborts all uploads. */
function useUpload(latest: RefObject<readonly DraftPicture[]>, dispatch: Dispatch<PictureAction>) {
  const api = useInboxApi();
  const errorText = useErrorText();
  const { pictures: texts } = useSmsTexts().compose;
  const running = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const abort of all.values()) abort.abort();
    };
  }, []);

  const send = async (key: number, chosen: File) => {
    const abort = new AbortController();
    running.current.set(key, abort);
    const { signal } = abort;
    try {
      const { preparePhoto } = await import('../../../photos/prepare-photo.ts');
      const file = await preparePhoto(chosen, pictureTreatment(chosen));
      if (signal.aborted) return;
      const others = latest.current.filter((other) => other.key !== key && other.state !== 'failed');
      const fault = roomFault(others, file, texts);
      if (fault) return dispatch({ type: 'failed', key, failure: fault });
      dispatch({ type: 'prepared', key, file });
      const progress = (sent: number, total: number) =>
        dispatch({ type: 'moved', key, percent: total === 0 ? 0 : Math.round((sent / total) * 100) });
      const { id } = await api.addPicture(file, { signal, fetch: createUploadFetch(progress, signal) });
      dispatch({ type: 'stored', key, id });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', key, failure: errorText(error) });
    } finally {
      running.current.delete(key);
    }
  };
  return { send, abort: (key: number) => running.current.get(key)?.abort() };
}
