import { type BootData, bootData, bootDataElementId, type StoreInfo } from '@rxweb/contracts/store';
import { createContext, type ReactNode, use, useMemo } from 'react';
import * as z from 'zod/mini';

const BootContext = createContext<BootData | null>(null);

/** Reads what the server wrote into the page. Throws when it is missing or not as the contract says. */
export function readBootData(page: Document): BootData {
  const text = page.getElementById(bootDataElementId)?.textContent;
  if (!text) throw new Error('The page came without its store data.');
  return z.parse(bootData, JSON.parse(text));
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
  if (!boot) throw new Error('useBoot needs a BootProvider above it');
  return boot;
}

/** The instant that the server's markup shows; null where it rendered nothing. */
export function useRenderedAt(): Date | null {
  const ms = use(BootContext)?.renderedAt;
  return useMemo(() => (ms === undefined ? null : new Date(ms)), [ms]);
}
