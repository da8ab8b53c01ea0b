import { useCallback } from 'react';
import { onRequest, type ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import type { SettingsApi } from '../settings.api.ts';

/** One version with the one before it. */
export function useVersion(api: SettingsApi, version: number) {
  return useQuery(
    useCallback((options: ReadOptions) => api.version(version, options), [api, version]),
    onRequest,
  );
}
