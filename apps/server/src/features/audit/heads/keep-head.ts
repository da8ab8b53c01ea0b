import type { FastifyBaseLogger } from 'fastify';
import { adminStep, type Finding, healthy, needsAttention } from '../../../kernel/feature/finding.ts';
import { describeError } from '../../../kernel/log/describe-error.ts';
import type { SignedHead } from '../seals.ts';
import { appendHead, headFileIn } from './head-file.ts';
import { type SyslogServer, sendSyslog, syslogMessage } from './send-syslog.ts';

export interface HeadKeepers {
  /** Writes the head to the log, the backups' folder and the syslog server. Never throws: a fault shows in Health. */
  keep(head: SignedHead): Promise<void>;
  check(): Finding;
}

interface KeeperOptions {
  log: FastifyBaseLogger;
  backupFolder: string;
  syslog: SyslogServer | null;
  publicUrl: string;
  now(): Date;
}

/** Keeps heads where the database's owner can't change them. */
export function createHeadKeepers({ log, backupFolder, syslog, publicUrl, now }: KeeperOptions): HeadKeepers {
  let fileFailed = false;
  let syslogFailed = false;
  const attempt = async (where: string, act: () => Promise<void>): Promise<boolean> => {
    try {
      await act();
      return false;
    } catch (error) {
      log.warn({ event: 'audit.head', failure: describeError(error) }, `couldn’t keep the audit head in ${where}`);
      return true;
    }
  };
  return {
    async keep(head) {
      const at = now();
      log.info({ event: 'audit.head', ...head }, 'audit log signed');
      [fileFailed, syslogFailed] = await Promise.all([
        attempt('the backup folder', () =>
          appendHead(headFileIn(backupFolder), backupFolder, { at: at.toISOString(), ...head }),
        ),
        syslog !== null &&
          attempt('syslog', () => sendSyslog(syslog, syslogMessage(new URL(publicUrl).hostname, at, head))),
      ]);
    },
    check() {
      if (fileFailed)
        return needsAttention('The audit log’s signed head couldn’t be written beside the backups.', lookAtDisk);
      if (syslogFailed)
        return needsAttention('The syslog server can’t be reached. Rows are still recorded.', lookAtSyslog);
      if (!syslog) return healthy('The audit log’s signed head is kept beside the backups each hour.');
      return healthy('The audit log’s signed head is kept beside the backups and sent to the syslog server each hour.');
    },
  };
}

const lookAtDisk = adminStep('Check BACKUP_DIR and its disk. The log has the cause.');
const lookAtSyslog = adminStep(
  'Check AUDIT_SYSLOG_URL and that server. The log has the cause. RxWeb tries again within the hour.',
);
