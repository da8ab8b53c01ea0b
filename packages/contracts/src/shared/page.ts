/** The id of the page's data block, which holds what `bootData` of `store.ts` describes. */
export const bootDataElementId = 'rx-boot';
