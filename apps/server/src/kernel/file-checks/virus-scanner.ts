/** What a scanner says of a file. `refused`: it can't decide, for example because the file is too large for it. */
export type ScanVerdict = { scan: 'clean' } | { scan: 'infected' | 'refused'; words: string };

/** The scanner isn't there: no file was scanned. Any other rejection may be this file's fault. */
export class ScannerAway extends Error {}

export interface ScannerVersion {
  /** Of the program, such as `ClamAV 1.4.3`. */
  program: string;
  /** When its signatures were made; null if it doesn't say. */
  signaturesOf: Date | null;
}

export interface VirusScanner {
  /** Rejects with {@link ScannerAway} if it can't be reached, with another error if it gives no answer. */
  scan(bytes: Uint8Array): Promise<ScanVerdict>;
  /** Rejects if it can't be reached. */
  version(): Promise<ScannerVersion>;
}
