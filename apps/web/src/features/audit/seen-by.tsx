import { type AuditEntry, auditActionLabels, type SeenBy as Person, type whoSaw } from '@rxweb/contracts/audit';
import type { EndpointResult } from '../../api/call-endpoint.ts';
import type { PageProps } from '../../app/feature.ts';
import { useStore } from '../../boot/boot.tsx';
import { ArchiveNotice } from './archive-notice.tsx';
import { momentParts, targetText, whoText } from './audit-labels.ts';
import styles from './seen-by.module.css';

interface SeenByProps extends Pick<PageProps, 'auditTarget'> {
  answer: EndpointResult<typeof whoSaw>;
}

/** The people first, then what each did, the newest first. */
export function SeenBy({ answer: { found, people, entries, archive }, auditTarget }: SeenByProps) {
  const gaps = <ArchiveNotice gaps={archive} further="For all, use npm run rx -- audit seen." />;
  if (!found)
    return (
      <>
        {gaps}
        <p>Nothing is kept about this number.</p>
      </>
    );
  if (entries.length === 0)
    return (
      <>
        {gaps}
        <p>No one has viewed or changed what is kept about this number.</p>
      </>
    );
  return (
    <div className={styles.answer}>
      {gaps}
      <ul className={styles.people}>
        {people.map((person) => (
          <PersonLine key={`${person.actor_id} ${person.actor_email} ${person.actor_role}`} person={person} />
        ))}
      </ul>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <EntryLine key={entry.seq} entry={entry} target={targetText(entry, auditTarget)} />
        ))}
      </ol>
      {entries.length >= maxEntries && (
        <p className={styles.sub}>The newest {maxEntries} entries. For all, use npm run rx -- audit seen.</p>
      )}
    </div>
  );
}

const maxEntries = 200;

function PersonLine({ person }: { person: Person }) {
  const moment = useMoment(person.last);
  return (
    <li>
      <b>{whoText({ ...person, outcome: 'ok' })}</b>
      {person.actor_role && ` (${person.actor_role})`}
      <span className={styles.sub}>
        {person.times === 1 ? 'Once' : `${person.times} times`}, last {moment}
      </span>
    </li>
  );
}

function EntryLine({ entry, target }: { entry: AuditEntry; target: string | null }) {
  const moment = useMoment(entry.at);
  return (
    <li>
      {auditActionLabels[entry.action]}
      {entry.outcome === 'refused' && ' (refused)'}
      {target && `: ${target}`}
      <span className={styles.sub}>
        {whoText(entry)}, {moment}
        {entry.archived && ', from the archive'}
      </span>
    </li>
  );
}

function useMoment(at: string): string {
  const { date, time } = momentParts(useStore(), at);
  return `${date}, ${time}`;
}
