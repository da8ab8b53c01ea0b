import type { ShoeDocument, ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import { useEffect, useReducer, useRef } from 'react';
import { createUploadFetch } from '../../../api/upload-fetch.ts';
import { useOnline } from '../../../browser/use-online.ts';
import type { DmeShoeApi } from '../shoes.api.ts';
import { uploadFailureWords } from './document-labels.ts';
import { nextToStart, type Upload, uploadList } from './upload-list.ts';

/** Sends files into a case, a few at once, and tells of each that is stored. Without a network they wait for it. */
export function useDocumentUploads(api: DmeShoeApi, caseId: string, onStored: (document: ShoeDocument) => void) {
  const isOnline = useOnline();
  const [uploads, dispatch] = useReducer(uploadList, []);
  const running = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  const tell = useRef(onStored);
  useEffect(() => {
    tell.current = onStored;
  }, [onStored]);

  useEffect(() => {
    if (!isOnline) return;
    for (const { id, file, requirement } of nextToStart(uploads)) {
      if (running.current.has(id)) continue;
      const abort = new AbortController();
      running.current.set(id, abort);
      dispatch({ type: 'started', id });
      const progress = (sent: number, total: number) =>
        dispatch({ type: 'moved', id, percent: total === 0 ? 0 : Math.round((sent / total) * 100) });
      const { signal } = abort;
      api
        .addDocument(caseId, file, requirement, { signal, fetch: createUploadFetch(progress, signal) })
        .then(
          (document) => {
            dispatch({ type: 'gone', id });
            tell.current(document);
          },
          (error: unknown) => {
            if (!signal.aborted) dispatch({ type: 'failed', id, failure: uploadFailureWords(error) });
          },
        )
        .finally(() => running.current.delete(id));
    }
  }, [api, caseId, uploads, isOnline]);
  // The page is left: what is on its way is called off.
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const abort of all.values()) abort.abort();
    };
  }, []);

  return {
    uploads,
    add: (files: readonly File[], requirement: ShoeRequirement) =>
      dispatch({
        type: 'added',
        uploads: files.map((file) => {
          lastId.current += 1;
          return { id: lastId.current, file, requirement };
        }),
      }),
    cancel: ({ id }: Upload) => {
      running.current.get(id)?.abort();
      dispatch({ type: 'gone', id });
    },
    retry: ({ id }: Upload) => dispatch({ type: 'retried', id }),
  };
}
