import { join, resolve } from 'node:path';
import { z } from 'zod';

/** An address that takes syslog messages (RFC 5424). */
export interface SyslogServer {
  protocol: 'udp' | 'tcp' | 'tls';
  host: string;
  port: number;
}

export interface AuditConfig {
  /** Gets the signed head each hour; null: off. */
  syslog: SyslogServer | null;
  /** How long rows stay in the database. */
  liveDays: number;
  /** For rows older than that. Null: they stay, since no folder of this machine is known to last. */
  archiveDir: string | null;
}

type BlankIsUnset = <S extends z.ZodType>(schema: S) => z.ZodType<z.output<S>>;

/** Of RFC 5426, RFC 6587 and RFC 5425. */
const defaultPorts = { udp: 514, tcp: 601, tls: 6514 } as const;

const syslogServer = z.string().transform((text, context): SyslogServer => {
  const [, protocol, host, port] = /^(udp|tcp|tls):\/\/(\[[0-9a-fA-F:]+\]|[\w.-]+)(?::(\d{1,5}))?\/?$/.exec(text) ?? [];
  const kind = protocol as SyslogServer['protocol'] | undefined;
  const number = port === undefined ? kind && defaultPorts[kind] : Number(port);
  if (!kind || !host || !number || number > 65_535) {
    context.addIssue({
      code: 'custom',
      message: 'must be udp://, tcp:// or tls:// with a host, and a port if it is another',
    });
    return z.NEVER;
  }
  return { protocol: kind, host: host.replace(/^\[|\]$/g, ''), port: number };
});

export const auditVariables = (blankIsUnset: BlankIsUnset) => ({
  AUDIT_SYSLOG_URL: blankIsUnset(syslogServer.optional()),
  AUDIT_LIVE_DAYS: blankIsUnset(z.coerce.number().int().min(31).max(3650).default(730)),
  AUDIT_ARCHIVE_DIR: blankIsUnset(z.string().optional()),
});

interface AuditValues {
  AUDIT_SYSLOG_URL?: SyslogServer | undefined;
  AUDIT_LIVE_DAYS: number;
  AUDIT_ARCHIVE_DIR?: string | undefined;
}

/** With a Supabase elsewhere the data folder holds nothing that must be kept, so a folder has to be named. */
export function auditConfig(values: AuditValues, dataDir: string, isHosted: boolean): AuditConfig {
  const { AUDIT_ARCHIVE_DIR: folder } = values;
  const ours = isHosted ? null : join(dataDir, 'audit-archive');
  return {
    syslog: values.AUDIT_SYSLOG_URL ?? null,
    liveDays: values.AUDIT_LIVE_DAYS,
    archiveDir: folder ? resolve(folder) : ours,
  };
}
