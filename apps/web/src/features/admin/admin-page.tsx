import type { PageProps } from '../../app/feature.ts';
import { useMissingBucket } from '../../backend/use-missing-bucket.ts';
import { chatEn } from '../../texts/chat-en.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { SampleFrame } from '../../ui/sample.tsx';
import { externalIcon, messageIcon, shieldIcon, usersIcon } from '../../ui/staff-icons.ts';
import { StaffPage } from '../../ui/staff-page.tsx';
import { State } from '../../ui/state.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';
import styles from './admin-page.module.css';
import { externalTools, recentActivity, sampleStats, systemStatus } from './sample-data.ts';
import { StorageTest } from './storage-test/storage-test.tsx';

/** Labeled samples, then real data (spec section 2). */
export function AdminPage({ pathOf, overview }: PageProps) {
  return (
    <StaffPage
      title="Admin Panel"
      actions={
        <>
          <PageLink href={pathOf('users')} variant="primary" icon={usersIcon}>
            Manage users
          </PageLink>
          <PageLink href={pathOf('sms')} icon={messageIcon}>
            SMS inbox
          </PageLink>
          <PageLink href={pathOf('audit')} icon={shieldIcon}>
            Audit log
          </PageLink>
        </>
      }
    >
      <MissingBucket />
      <Sample />
      {overview}
      <div className={styles.columns}>
        <StorageTest />
        <ExternalTools />
      </div>
    </StaffPage>
  );
}

function MissingBucket() {
  const bucket = useMissingBucket();
  if (!bucket) return null;
  return (
    <Notice tone="warning" role="status">
      {chatEn.chat.missingBucket(bucket)}
    </Notice>
  );
}

function Sample() {
  return (
    <SampleFrame note="Example numbers, not your store’s records.">
      <Tiles>
        {sampleStats.map((stat) => (
          <Tile key={stat.label} {...stat} />
        ))}
      </Tiles>
      <div className={styles.halves}>
        <Card title="Recent activity">
          <Rows>
            {recentActivity.map(({ name, note }) => (
              <Row key={name} name={name} end={<span className={styles.note}>{note}</span>} />
            ))}
          </Rows>
        </Card>
        <Card title="System status">
          <Rows>
            {systemStatus.map(({ name, state, tone }) => (
              <Row key={name} name={name} end={<State tone={tone}>{state}</State>} />
            ))}
          </Rows>
        </Card>
      </div>
    </SampleFrame>
  );
}

function ExternalTools() {
  return (
    <Card title="External tools">
      <ul>
        {externalTools.map(({ name, note, url }) => (
          <li key={url}>
            <a className={styles.tool} href={url} target="_blank" rel="noopener noreferrer">
              <span>
                <span className={styles.toolName}>{name}</span>
                <span className={styles.note}>
                  {note} · {new URL(url).host}
                </span>
              </span>
              <Icon drawing={externalIcon} />
              <span className="visually-hidden">(opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
