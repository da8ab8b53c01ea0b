import { demoBuckets } from '@rxweb/contracts/uploads';
import { useRef, useState } from 'react';
import { useBoot } from '../../../boot/boot.tsx';
import { saveFile } from '../../../browser/save-file.ts';
import { useStaffCall } from '../../../data/use-staff-call.ts';
import type { AdminTexts } from '../../../texts/admin/admin-en.ts';
import { adminTexts } from '../../../texts/admin/use-admin-texts.ts';
import { demoPath } from './demo-path.ts';
import { type DemoBucket, type DemoObject, type StorageTestApi, storageTestApi } from './storage-test.api.ts';

export type StorageAction = 'upload' | 'list' | 'download' | 'remove';

export interface StorageResult {
  tone: 'positive' | 'danger';
  text: string;
  publicUrl: string | null;
}

type StorageTexts = AdminTexts['storage'];

export function useStorageTest() {
  const [bucket, setBucket] = useState<DemoBucket>(demoBuckets.public);
  const [file, setFile] = useState<File | null>(null);
  const [objects, setObjects] = useState<DemoObject[] | null>(null);
  const [result, setResult] = useState<StorageResult | null>(null);
  const { storage: texts } = adminTexts.use();
  const { busyWith, isBusy, run } = useStorageRun(setResult, texts);

  const upload = () => {
    if (!file) return setResult({ tone: 'danger', text: texts.noFile, publicUrl: null });
    return run('upload', async (api) => {
      const path = demoPath(file.name);
      const startedAt = performance.now();
      await api.upload(bucket, path, file);
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      // The upload succeeded even if listing fails.
      await api.list(bucket).then(setObjects, () => undefined);
      const text = texts.uploaded(path, bucket, bytesText(file.size, texts)) + texts.inSeconds(seconds);
      return { text, publicUrl: api.publicUrl(bucket, path) };
    });
  };

  const list = () =>
    run('list', async (api) => {
      const found = await api.list(bucket);
      setObjects(found);
      return { text: texts.listed(found.length, bucket), publicUrl: null };
    });

  const download = (path: string) =>
    run('download', async (api) => {
      const bytes = await api.download(bucket, path);
      saveFile(bytes, path.slice(path.lastIndexOf('/') + 1));
      return { text: texts.downloaded(path, bytesText(bytes.size, texts)), publicUrl: null };
    });

  const remove = (path: string) =>
    run('remove', async (api) => {
      const wasThere = await api.remove(bucket, path);
      setObjects((before) => before?.filter((object) => object.path !== path) ?? null);
      return { text: wasThere ? texts.removed(path, bucket) : texts.gone(path), publicUrl: null };
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
function useStorageRun(setResult: (result: StorageResult | null) => void, texts: StorageTexts) {
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
      if (!backend) throw new Error(texts.noService);
      const { backendClient } = await import('../../../backend/backend-client.ts');
      setResult({ tone: 'positive', ...(await work(storageTestApi(await backendClient(backend), call))) });
    } catch (error) {
      setResult({ tone: 'danger', text: texts.failed[action](errorText(error, texts)), publicUrl: null });
    } finally {
      isBusy.current = false;
      setBusyWith(null);
    }
  };

  return { busyWith, isBusy, run };
}

/** Exact: this is a test. */
export function bytesText(bytes: number, texts: StorageTexts): string {
  return texts.bytes(bytes.toLocaleString('en-US'));
}

/** Storage services send the status as text. */
function errorText(error: unknown, { reasons, noReason }: StorageTexts): string {
  const { status, statusCode, message } = Object(error);
  const known = Object.entries(reasons).find(([code]) => code === String(statusCode ?? status));
  if (known) return known[1];
  return typeof message === 'string' && message !== '' ? message : noReason;
}
