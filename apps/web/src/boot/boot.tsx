import { bootDataElementId } from '@rxweb/contracts/shared/page';
import type { BootData, StoreInfo } from '@rxweb/contracts/store';
import { createContext, type ReactNode, use } from 'react';

const BootContext = createContext<BootData | null>(null);

/**
 * Reads what the server wrote into the page, as `bootData` of the contracts describes it. It came from our own server in this very answer, which has checked it:
 * no schema has to be loaded for it. Throws when it is missing.
 */
export function readBootData(page: Document): BootData {
  const text = page.getElementById(bootDataElementId)?.textContent;
  if (!text) throw new Error('The page came without its store data.');
  return JSON.parse(text);
}

/** Hands the page's data to everything below. */
export function BootProvider({ boot, children }: { boot: BootData; children: ReactNode }) {
  return <BootContext value={boot}>{children}</BootContext>;
}

/** What is known about the store: name, address, phone, zone, hours. */
export function useStore(): StoreInfo {
  return useBoot().store;
}

/** Everything the server wrote into the page. */
export function useBoot(): BootData {
  const boot = use(BootContext);
  if (!boot) throw new Error('No BootProvider');
  return boot;
}

/** The path of the page's own script, which names its version: this file is a part of it. */
export function ownScript(): string {
  return new URL(import.meta.url).pathname;
}
