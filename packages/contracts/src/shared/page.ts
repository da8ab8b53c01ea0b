/** The id of the page's data block, described by `bootData` in `store.ts`. */
export const bootDataElementId = 'rx-boot';
