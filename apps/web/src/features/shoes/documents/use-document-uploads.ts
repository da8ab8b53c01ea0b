import type { ShoeDocument, ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import { useEffect, useReducer, useRef } from 'react';
import { createUploadFetch } from '../../../api/upload-fetch.ts';
import { useOnline } from '../../../browser/use-online.ts';
import type { ShoesApi } from '../shoes.api.ts';
import { uploadErrorText } from './document-labels.ts';
import { nextToStart, type Upload, uploadList } from './upload-list.ts';

/** A few at once. Offline files wait. */
export function useDocumentUploads(api: ShoesApi, caseId: string, onStored: (document: ShoeDocument) => void) {
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
            if (!signal.aborted) dispatch({ type: 'failed', id, failure: uploadErrorText(error) });
          },
        )
        .finally(() => running.current.delete(id));
    }
  }, [api, caseId, uploads, isOnline]);
  // Leaving the page cancels uploads.
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
