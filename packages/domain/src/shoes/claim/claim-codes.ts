/** Codes of a claim for shoes (domain facts 2, G8): one unit is one shoe, insert or modified shoe. */
export type ClaimItem = 'depth' | 'custom' | 'insert' | 'modification' | 'uncovered';

const items: Readonly<Record<string, ClaimItem>> = {
  A5500: 'depth',
  A5501: 'custom',
  A5503: 'modification',
  A5504: 'modification',
  A5505: 'modification',
  A5506: 'modification',
  A5507: 'modification',
  A5508: 'uncovered',
  A5510: 'uncovered',
  A5512: 'insert',
  A5513: 'insert',
  A5514: 'insert',
};

export const claimCodes = Object.keys(items);

export const itemOf = (code: string | null): ClaimItem | null => (code === null ? null : (items[code] ?? null));

/** Inserts and the modifications that replace them, per calendar year: 6 units with depth shoes, 4 besides those of custom shoes. */
export const insertUnits = { depth: 6, custom: 4 } as const;

/** Where the shoes are used (G12); 01 and the nursing facilities only with care. */
export const placesOfService = ['12', '13', '14', '33', '04', '31', '32', '01'] as const;

/** Advance notices and exclusions (G10), besides KX. */
export const claimModifiers = ['KX', 'GY', 'GX', 'GA', 'GZ', 'EY'] as const;
