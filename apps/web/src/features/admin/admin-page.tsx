import type { PageProps } from '../../app/feature.ts';
import { useMissingBucket } from '../../backend/use-missing-bucket.ts';
import { adminTexts } from '../../texts/admin/use-admin-texts.ts';
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
import { StorageTest } from './storage-test/storage-test.tsx';

/** Made up: spec section 2 asks for samples. */
const sampleStats = [
  { name: 'users', value: 24 },
  { name: 'prescriptions', value: 118 },
  { name: 'waiting', value: 12 },
  { name: 'messages', value: 37 },
] as const;

const recentActivity = ['user', 'filled', 'inventory'] as const;

const systemStatus = [
  { name: 'printer', tone: 'pass' },
  { name: 'claims', tone: 'pass' },
  { name: 'robot', tone: 'warn' },
] as const;

const externalTools = {
  dailyMed: 'https://dailymed.nlm.nih.gov/dailymed/',
  shoes: 'https://www.medicare.gov/coverage/therapeutic-shoes-inserts',
  npi: 'https://npiregistry.cms.hhs.gov/',
  medWatch: 'https://www.fda.gov/safety/medwatch',
} as const;

/** Labeled samples, then real data (spec section 2). */
export function AdminPage({ pathOf, overview }: PageProps) {
  const texts = adminTexts.use();
  return (
    <StaffPage
      title={texts.title}
      actions={
        <>
          <PageLink href={pathOf('users')} variant="primary" icon={usersIcon}>
            {texts.users}
          </PageLink>
          <PageLink href={pathOf('sms')} icon={messageIcon}>
            {texts.inbox}
          </PageLink>
          <PageLink href={pathOf('audit')} icon={shieldIcon}>
            {texts.auditLog}
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
  const texts = adminTexts.use();
  const bucket = useMissingBucket();
  if (!bucket) return null;
  return (
    <Notice tone="warning" role="status">
      {texts.missingBucket(bucket)}
    </Notice>
  );
}

function Sample() {
  const { sample: texts } = adminTexts.use();
  return (
    <SampleFrame note={texts.note}>
      <Tiles>
        {sampleStats.map(({ name, value }) => (
          <Tile key={name} label={texts[name]} value={value} />
        ))}
      </Tiles>
      <div className={styles.halves}>
        <Card title={texts.activity}>
          <Rows>
            {recentActivity.map((key) => {
              const { name, note } = texts.activities[key];
              return <Row key={key} name={name} end={<span className={styles.note}>{note}</span>} />;
            })}
          </Rows>
        </Card>
        <Card title={texts.status}>
          <Rows>
            {systemStatus.map(({ name, tone }) => (
              <Row
                key={name}
                name={texts.parts[name].name}
                end={<State tone={tone}>{texts.parts[name].state}</State>}
              />
            ))}
          </Rows>
        </Card>
      </div>
    </SampleFrame>
  );
}

function ExternalTools() {
  const { tools: texts } = adminTexts.use();
  const links = (Object.keys(externalTools) as (keyof typeof externalTools)[]).map((key) => ({
    ...texts.links[key],
    url: externalTools[key],
  }));
  return (
    <Card title={texts.title}>
      <ul>
        {links.map(({ name, note, url }) => (
          <li key={url}>
            <a className={styles.tool} href={url} target="_blank" rel="noopener noreferrer">
              <span>
                <span className={styles.toolName}>{name}</span>
                <span className={styles.note}>
                  {note} · {new URL(url).host}
                </span>
              </span>
              <Icon drawing={externalIcon} />
              <span className="visually-hidden">{texts.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
