import type { BootData } from '@rxweb/contracts/store';
import { followNetwork, isOnline } from '../../../browser/use-online.ts';
import { createFileQueue } from './file-queue.ts';
import { createUploadsStore, type UploadsStore } from './uploads-store.ts';

// One chunk for adding files, online or offline, loaded after the page.
export { DropZone } from './drop-zone.tsx';
export { Tray } from './tray.tsx';

/** The page's uploads with their real dependencies. */
export function openUploads(backend: BootData['backend']): UploadsStore {
  return createUploadsStore({
    prepare: async (file) => (await loadEngine()).prepare(file),
    upload: async (...call) => (await loadEngine()).uploadTo(backend)(...call),
    queue: createFileQueue(),
    isOnline,
    followNetwork,
    random: Math.random,
    guardPage(isGuarded) {
      if (isGuarded) addEventListener('beforeunload', askBeforeLeaving);
      else removeEventListener('beforeunload', askBeforeLeaving);
    },
  });
}

function loadEngine() {
  return import('./upload-engine.ts').catch((error: unknown) => {
    throw new Error(`Network error: ${error instanceof Error ? error.message : error}`);
  });
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
