import { type IntegrationKey, type IntegrationScope, integrationScopes } from '@rxweb/contracts/integrations';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import { type FormEvent, useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { onRequest } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { dayAndTime } from '../../format/day-and-time.ts';
import { useIntegrationsTexts } from '../../texts/use/use-integrations-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { State } from '../../ui/state.tsx';
import { Cell, Table } from '../../ui/table.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { IntegrationsApi } from './integrations.api.ts';
import styles from './integrations.module.css';

const read = { ...onRequest, isUserAction: true } as const;
const lengths = ['30', '90', '365', '730'] as const;

interface Created {
  key: IntegrationKey;
  secret: string;
}

export function KeysPanel({ api }: { api: IntegrationsApi }) {
  const texts = useIntegrationsTexts();
  const keys = useQuery(api.keys, read);
  const [created, setCreated] = useState<Created | null>(null);
  const [ending, setEnding] = useState<IntegrationKey | null>(null);
  return (
    <section className={styles.card} aria-labelledby="integration-keys">
      <div>
        <h2 id="integration-keys" className={styles.title}>
          {texts.keys.title}
        </h2>
        <p className={styles.sub}>{texts.keys.hint}</p>
      </div>
      {created ? (
        <NewSecret created={created} onDone={() => setCreated(null)} />
      ) : (
        <NewKey
          api={api}
          onCreated={(made) => {
            setCreated(made);
            void keys.refetch();
          }}
        />
      )}
      {keys.isError && (
        <RetryNotice isLoading={keys.isFetching} onRetry={keys.refetch}>
          {texts.failed}
        </RetryNotice>
      )}
      {keys.isPending && <SkeletonLines label={texts.loading} count={3} />}
      {keys.data?.keys.length === 0 && <p className={styles.sub}>{texts.keys.none}</p>}
      {keys.data && keys.data.keys.length > 0 && <KeyTable keys={keys.data.keys} onRevoke={setEnding} />}
      {ending && (
        <RevokeDialog
          api={api}
          ending={ending}
          onClose={() => setEnding(null)}
          onRevoked={() => {
            setEnding(null);
            void keys.refetch();
          }}
        />
      )}
    </section>
  );
}

function NewKey({ api, onCreated }: { api: IntegrationsApi; onCreated: (created: Created) => void }) {
  const { keys: texts, scopes, lengths: words, failed } = useIntegrationsTexts();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<IntegrationScope>('notices');
  const [days, setDays] = useState<(typeof lengths)[number]>('365');
  const [problem, setProblem] = useState<string | null>(null);
  const create = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    try {
      onCreated(await api.create({ name, scope, days: Number(days) }));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : failed);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void create(event)}>
      <TextField
        label={texts.name}
        name="name"
        isRequired
        maxLength={60}
        placeholder={texts.nameHint}
        onChange={setName}
      />
      <SelectField
        label={texts.scope}
        value={scope}
        options={integrationScopes.map((value) => ({ value, label: scopes[value] }))}
        onChange={setScope}
      />
      <SelectField
        label={texts.days}
        value={days}
        options={lengths.map((value) => ({ value, label: words[value] }))}
        onChange={setDays}
      />
      <Button type="submit">{texts.create}</Button>
      <div role="status" className={styles.wide}>
        {problem && <Notice tone="danger">{problem}</Notice>}
      </div>
    </form>
  );
}

function NewSecret({ created: { key, secret }, onDone }: { created: Created; onDone: () => void }) {
  const { keys: texts } = useIntegrationsTexts();
  return (
    <Notice tone="info">
      <strong>{texts.createdTitle}</strong>
      <p>{texts.createdText}</p>
      {[[texts.keyId, key.id] as const, [texts.secret, secret] as const].map(([label, text]) => (
        <div key={label} className={styles.secret}>
          <p>
            {`${label}: `}
            <code className={styles.code}>{text}</code>
          </p>
          <CopyButton label={`${texts.copy}: ${label}`} text={text} copied={texts.copied} />
        </div>
      ))}
      <Button onClick={onDone}>{texts.done}</Button>
    </Notice>
  );
}

function KeyTable({ keys, onRevoke }: { keys: readonly IntegrationKey[]; onRevoke: (key: IntegrationKey) => void }) {
  const { keys: texts, scopes, states } = useIntegrationsTexts();
  const store = useStore();
  const language = useLanguage();
  const now = Date.now();
  const columns = [texts.name, texts.scope, texts.ends, texts.used, texts.state, ''];
  return (
    <Table label={texts.title} head={columns.map((column) => <th key={column}>{column}</th>)}>
      {keys.map((key) => {
        const state = key.revokedAt ? 'revoked' : Date.parse(key.expiresAt) <= now ? 'expired' : 'active';
        return (
          <tr key={key.id}>
            <Cell label={texts.name}>{key.name}</Cell>
            <Cell label={texts.scope}>{scopes[key.scope]}</Cell>
            <Cell label={texts.ends}>{formatDate(storeDate(store, new Date(key.expiresAt)), language)}</Cell>
            <Cell label={texts.used}>{key.lastUsedAt ? dayAndTime(store, key.lastUsedAt) : texts.never}</Cell>
            <Cell label={texts.state}>
              <State tone={state === 'active' ? 'pass' : 'off'}>{states[state]}</State>
            </Cell>
            <Cell isMenu>
              {state === 'active' && (
                <Button variant="quiet" aria-label={texts.revoke(key.name)} onClick={() => onRevoke(key)}>
                  {texts.revokeButton}
                </Button>
              )}
            </Cell>
          </tr>
        );
      })}
    </Table>
  );
}

interface RevokeDialogProps {
  api: IntegrationsApi;
  ending: IntegrationKey;
  onClose: () => void;
  onRevoked: () => void;
}

function RevokeDialog({ api, ending, onClose, onRevoked }: RevokeDialogProps) {
  const { keys: texts, failed } = useIntegrationsTexts();
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <Dialog title={texts.revoke(ending.name)} onClose={onClose}>
      <p>{texts.revokeAsk(ending.name)}</p>
      {hasFailed && <Notice tone="danger">{failed}</Notice>}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button variant="danger" onClick={() => void api.revoke(ending.id).then(onRevoked, () => setHasFailed(true))}>
          {texts.revokeButton}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
