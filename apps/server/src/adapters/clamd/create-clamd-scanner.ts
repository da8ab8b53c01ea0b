import type { ClamdAddress } from '../../config/clamd.ts';
import {
  ScannerAway,
  type ScannerVersion,
  type ScanVerdict,
  type VirusScanner,
} from '../../kernel/file-checks/virus-scanner.ts';
import { askClamd, type ClamdTimes, usualTimes } from './ask-clamd.ts';

/** As large as any file that the program stores. */
const maxStreamBytes = 32 * 2 ** 20;

/** ClamAV's daemon (`man clamd`). */
export function createClamdScanner(address: ClamdAddress, times: ClamdTimes = usualTimes): VirusScanner {
  return {
    async scan(bytes) {
      if (bytes.length > maxStreamBytes) return { scan: 'refused', words: 'too large to scan' };
      return readVerdict(await askClamd(address, 'INSTREAM', times, bytes));
    },
    version: async () => readVersion(await askClamd(address, 'VERSION', times)),
  };
}

function readVerdict(answer: string): ScanVerdict {
  if (answer === 'stream: OK') return { scan: 'clean' };
  const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (found) return { scan: 'infected', words: plain(found) };
  if (/^INSTREAM size limit exceeded\b/.test(answer)) return { scan: 'refused', words: 'too large to scan' };
  const [, problem] = /^(?:stream: )?(.+?)\.? ERROR$/.exec(answer) ?? [];
  // A scanner that loads its signatures answers ERROR, too: a later try may succeed.
  throw new Error(problem ? `the scanner reports: ${plain(problem)}` : 'the scanner gave no answer we know');
}

/** `ClamAV 1.4.3/27500/Mon Nov 16 08:00:00 2026`; only the first part without signatures. */
export function readVersion(answer: string): ScannerVersion {
  const [program = '', , made = ''] = answer.split('/');
  if (!/^ClamAV \S/.test(program)) throw new ScannerAway('what answers isn’t ClamAV');
  const at = new Date(`${made.replace(/\s+/g, ' ')} UTC`);
  return { program: plain(program), signaturesOf: Number.isNaN(at.getTime()) ? null : at };
}

const plain = (words: string) => words.replace(/[^\x20-\x7e]/g, '?').slice(0, 100);
