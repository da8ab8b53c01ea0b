/** `refused`: the scanner can't decide, for example because the file is too large. */
export type ScanVerdict = { scan: 'clean' } | { scan: 'infected' | 'refused'; words: string };

/** The scanner isn't there. Any other rejection may be this file's fault. */
export class ScannerAway extends Error {}

export interface ScannerVersion {
  program: string;
  signaturesOf: Date | null;
}

export interface VirusScanner {
  /** Rejects with {@link ScannerAway} if it can't be reached, with another error if it gives no answer. */
  scan(bytes: Uint8Array): Promise<ScanVerdict>;
  version(): Promise<ScannerVersion>;
}
