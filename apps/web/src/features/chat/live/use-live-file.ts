import { useState } from 'react';
import { logFailure } from '../../../browser/log.ts';
import { liveApi } from './live.api.ts';

/** Opens a file from staff by an address that lasts for a minute. */
export function useLiveFile(messageId: string, index: number, name: string) {
  const [hasFailed, setHasFailed] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const open = async () => {
    if (isOpening) return;
    setIsOpening(true);
    setHasFailed(false);
    try {
      const { url } = await liveApi.openFile(messageId, index);
      Object.assign(document.createElement('a'), {
        href: url,
        download: name,
        target: '_blank',
        rel: 'noopener',
      }).click();
    } catch (error) {
      logFailure('The file was not opened', error);
      setHasFailed(true);
    }
    setIsOpening(false);
  };
  return { open, hasFailed, isOpening };
}
