/** `rxweb-2026-11-21T023000Z.tar.gz.age`: sorts by time. */
export function backupName(at: Date): string {
  const [time = ''] = at.toISOString().split('.');
  return `rxweb-${time.replaceAll(':', '')}Z.tar.gz.age`;
}

/** Matches {@link backupName}; the group is the time. */
export const backupPattern = /^rxweb-(\d{4}-\d\d-\d\dT\d{6}Z)\.tar\.gz\.age$/;
