import type { AuditEntry, SeenBy as Person, whoSaw } from '@rxweb/contracts/audit';
import type { EndpointResult } from '../../api/call-endpoint.ts';
import type { PageProps } from '../../app/feature.ts';
import { useStore } from '../../boot/boot.tsx';
import { auditTexts } from '../../texts/admin/use-audit-texts.ts';
import { ArchiveNotice } from './archive-notice.tsx';
import { momentParts, roleText, targetText, whoText } from './audit-labels.ts';
import styles from './seen-by.module.css';

interface SeenByProps extends Pick<PageProps, 'auditTarget'> {
  answer: EndpointResult<typeof whoSaw>;
}

/** The people first, then what each did, the newest first. */
export function SeenBy({ answer: { found, people, entries, archive }, auditTarget }: SeenByProps) {
  const texts = auditTexts.use();
  const gaps = <ArchiveNotice gaps={archive} further={texts.archive.furtherBySeen} />;
  if (!found)
    return (
      <>
        {gaps}
        <p>{texts.whoSaw.unknown}</p>
      </>
    );
  if (entries.length === 0)
    return (
      <>
        {gaps}
        <p>{texts.whoSaw.noOne}</p>
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
          <EntryLine key={entry.seq} entry={entry} target={targetText(entry, auditTarget, texts)} />
        ))}
      </ol>
      {entries.length >= maxEntries && <p className={styles.sub}>{texts.whoSaw.newest(maxEntries)}</p>}
    </div>
  );
}

const maxEntries = 200;

function PersonLine({ person }: { person: Person }) {
  const texts = auditTexts.use();
  const moment = useMoment(person.last);
  return (
    <li>
      <b>{whoText({ ...person, outcome: 'ok' }, texts)}</b>
      {person.actor_role && ` (${roleText(person.actor_role, texts)})`}
      <span className={styles.sub}>
        {texts.whoSaw.last(person.times === 1 ? texts.whoSaw.once : texts.whoSaw.times(person.times), moment)}
      </span>
    </li>
  );
}

function EntryLine({ entry, target }: { entry: AuditEntry; target: string | null }) {
  const texts = auditTexts.use();
  const moment = useMoment(entry.at);
  return (
    <li>
      {texts.actions[entry.action]}
      {entry.outcome === 'refused' && texts.whoSaw.refused}
      {target && `: ${target}`}
      <span className={styles.sub}>
        {whoText(entry, texts)}, {moment}
        {entry.archived && texts.whoSaw.archived}
      </span>
    </li>
  );
}

function useMoment(at: string): string {
  const { date, time } = momentParts(useStore(), at, auditTexts.use().language);
  return `${date}, ${time}`;
}
