import { bootDataElementId } from '@rxweb/contracts/shared/page';
import type { BootData, StoreInfo } from '@rxweb/contracts/store';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { newer } from './new-store.ts';

const BootContext = createContext<BootData | null>(null);

/** Not validated: our own server just checked it, and a schema would cost bytes. Throws when missing. */
export function readBootData(page: Document): BootData {
  const text = page.getElementById(bootDataElementId)?.textContent;
  if (!text) throw new Error('No store data.');
  return JSON.parse(text);
}

export function BootProvider({ boot, children }: { boot: BootData; children: ReactNode }) {
  const [store, setStore] = useState(boot.store);
  useEffect(() => {
    newer.show = setStore;
  }, []);
  return <BootContext value={{ ...boot, store }}>{children}</BootContext>;
}

export function useStore(): StoreInfo {
  return useBoot().store;
}

export function useBoot(): BootData {
  const boot = use(BootContext);
  if (!boot) throw new Error('No BootProvider');
  return boot;
}

/** Its path names the version. */
export function ownScript(): string {
  return new URL(import.meta.url).pathname;
}
