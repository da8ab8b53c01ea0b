import { demoBuckets } from '@rxweb/contracts/uploads';
import { useRef, useState } from 'react';
import { useBoot } from '../../../boot/boot.tsx';
import { saveFile } from '../../../browser/save-file.ts';
import { useStaffCall } from '../../../data/use-staff-call.ts';
import { demoPath } from './demo-path.ts';
import { type DemoBucket, type DemoObject, type StorageTestApi, storageTestApi } from './storage-test.api.ts';

export type StorageAction = 'upload' | 'list' | 'download' | 'remove';

export interface StorageResult {
  tone: 'positive' | 'danger';
  text: string;
  publicUrl: string | null;
}

const failed: Record<StorageAction, string> = {
  upload: 'Upload failed',
  list: 'List failed',
  download: 'Download failed',
  remove: 'Remove failed',
};

export function useStorageTest() {
  const [bucket, setBucket] = useState<DemoBucket>(demoBuckets.public);
  const [file, setFile] = useState<File | null>(null);
  const [objects, setObjects] = useState<DemoObject[] | null>(null);
  const [result, setResult] = useState<StorageResult | null>(null);
  const { busyWith, isBusy, run } = useStorageRun(setResult);

  const upload = () => {
    if (!file) return setResult({ tone: 'danger', text: 'No file selected', publicUrl: null });
    return run('upload', async (api) => {
      const path = demoPath(file.name);
      const startedAt = performance.now();
      await api.upload(bucket, path, file);
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      // The upload succeeded even if listing fails.
      await api.list(bucket).then(setObjects, () => undefined);
      const text = `Uploaded ${path} to ${bucket}: ${bytesText(file.size)} in ${seconds} s.`;
      return { text, publicUrl: api.publicUrl(bucket, path) };
    });
  };

  const list = () =>
    run('list', async (api) => {
      const found = await api.list(bucket);
      setObjects(found);
      return {
        text: `${found.length} ${found.length === 1 ? 'file' : 'files'} in demo/ in ${bucket}.`,
        publicUrl: null,
      };
    });

  const download = (path: string) =>
    run('download', async (api) => {
      const bytes = await api.download(bucket, path);
      saveFile(bytes, path.slice(path.lastIndexOf('/') + 1));
      return { text: `Downloaded ${path}: ${bytesText(bytes.size)}.`, publicUrl: null };
    });

  const remove = (path: string) =>
    run('remove', async (api) => {
      const wasThere = await api.remove(bucket, path);
      setObjects((before) => before?.filter((object) => object.path !== path) ?? null);
      return { text: wasThere ? `Removed ${path} from ${bucket}.` : `${path} was already gone.`, publicUrl: null };
    });

  const chooseBucket = (chosen: DemoBucket) => {
    if (isBusy.current) return;
    setBucket(chosen);
    setObjects(null);
    setResult(null);
  };

  const chooseFile = (chosen: File | null) => {
    setFile(chosen);
    setResult(null);
  };

  return { bucket, chooseBucket, file, chooseFile, objects, result, busyWith, upload, list, download, remove };
}

/** One action at a time. */
function useStorageRun(setResult: (result: StorageResult | null) => void) {
  const { backend } = useBoot();
  const call = useStaffCall();
  const [busyWith, setBusyWith] = useState<StorageAction | null>(null);
  const isBusy = useRef(false);

  const run = async (action: StorageAction, work: (api: StorageTestApi) => Promise<Omit<StorageResult, 'tone'>>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusyWith(action);
    setResult(null);
    try {
      if (!backend) throw new Error('no storage service is set up.');
      const { backendClient } = await import('../../../backend/backend-client.ts');
      setResult({ tone: 'positive', ...(await work(storageTestApi(backendClient(backend), call))) });
    } catch (error) {
      setResult({ tone: 'danger', text: `${failed[action]}: ${errorText(error)}`, publicUrl: null });
    } finally {
      isBusy.current = false;
      setBusyWith(null);
    }
  };

  return { busyWith, isBusy, run };
}

/** Exact: this is a test. */
export function bytesText(bytes: number): string {
  return `${bytes.toLocaleString('en-US')} ${bytes === 1 ? 'byte' : 'bytes'}`;
}

/** Storage services send the status as text. */
function errorText(error: unknown): string {
  const { status, statusCode, message } = Object(error);
  const known = words[Number(statusCode ?? status)];
  if (known) return known;
  return typeof message === 'string' && message !== '' ? message : 'no reason was given.';
}

const words: Record<number, string> = {
  401: 'you’re no longer signed in.',
  403: 'your account isn’t allowed to do this.',
  404: 'that file or bucket doesn’t exist.',
  409: 'a file with this name already exists. Remove it first, or rename yours.',
  413: 'the file is too large for the bucket.',
  507: 'the storage is full.',
};
