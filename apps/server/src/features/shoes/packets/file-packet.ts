/** `audit` goes to an auditor. `review` is for the store only: it adds checks, dates and who verified what. */
export type FilePacket = 'audit' | 'review';
