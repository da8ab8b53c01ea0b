import type { LiveFile } from '@rxweb/contracts/live/messages';
import { maxLiveFiles } from '@rxweb/contracts/live/messages';
import { useRef, useState } from 'react';
import { logFailure } from '../../../browser/log.ts';
import { useLiveStaffApi } from './live-staff.api.ts';

interface ChosenFile {
  key: number;
  name: string;
  state: 'sending' | 'done' | 'failed';
  file?: LiveFile;
}

export interface LiveFiles {
  list: readonly ChosenFile[];
  isBusy: boolean;
  /** Stored, ready for the message. */
  ready: readonly LiveFile[];
  add(files: readonly File[]): void;
  remove(key: number): void;
  clear(): void;
}

/** Files for the next message, stored before it is sent. */
export function useLiveFiles(id: string): LiveFiles {
  const api = useLiveStaffApi();
  const [list, setList] = useState<readonly ChosenFile[]>([]);
  const lastKey = useRef(0);
  const put = (key: number, change: Partial<ChosenFile>) =>
    setList((known) => known.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const store = async (key: number, file: File) => {
    try {
      put(key, { state: 'done', file: await api.addFile(id, file, {}) });
    } catch (error) {
      logFailure('The file was not added', error);
      put(key, { state: 'failed' });
    }
  };
  return {
    list,
    isBusy: list.some(({ state }) => state === 'sending'),
    ready: list.flatMap(({ file }) => file ?? []),
    add(files) {
      for (const file of files.slice(0, Math.max(0, maxLiveFiles - list.length))) {
        lastKey.current += 1;
        const key = lastKey.current;
        setList((known) => [...known, { key, name: file.name, state: 'sending' }]);
        void store(key, file);
      }
    },
    remove: (key) => setList((known) => known.filter((each) => each.key !== key)),
    clear: () => setList([]),
  };
}
