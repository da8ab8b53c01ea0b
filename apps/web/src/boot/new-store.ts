import type { StoreInfo } from '@rxweb/contracts/store';

/** Shows newer facts about the store on this page, such as hours saved meanwhile. Set by the page; small, as every page loads it. */
export const newer: { show: (store: StoreInfo) => void } = { show: () => {} };
