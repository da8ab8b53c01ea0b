import type { RequestFile } from '@rxweb/contracts/requests/staff';
import { formatDate, formatPhone, telHref } from '@rxweb/domain/text/format';
import { type ReactNode, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useStaffRequestsTexts } from '../../../texts/use/use-staff-requests-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { PersonLink } from '../../../ui/people/person-link.tsx';
import { dayTime, personText } from '../labels.ts';
import type { RequestsApi } from '../requests.api.ts';
import type { RequestQuery } from '../use-request.ts';
import styles from './detail.module.css';

interface WhoProps {
  api: RequestsApi;
  request: RequestFile;
  query: RequestQuery;
  ownId: string;
  now: Date;
}

/** Who asked, and whether two identifiers matched (domain facts 2, H3). */
export function Who({ api, request, query, ownId, now }: WhoProps) {
  const { who } = useStaffRequestsTexts();
  const store = useStore();
  const language = useLanguage();
  const { name, phone, hasBirthDate, identity } = request;
  const [pending, setPending] = useState<boolean | null>(null);
  const check = async (isMatched: boolean) => {
    setPending(isMatched);
    await query.change({ change: 'identity', isMatched });
    setPending(null);
  };
  const identityHint = identity
    ? who.identityBy(
        personText(identity.by, ownId, who.byYou, who.former),
        dayTime(store, new Date(identity.at), now, language),
      )
    : who.identityHint;
  return (
    <section className={styles.part} aria-labelledby="who">
      <h3 id="who">{who.title}</h3>
      <dl className={styles.facts}>
        <Fact label={who.name}>
          <span dir="auto">{name}</span>
        </Fact>
        {hasBirthDate && (
          <Fact label={who.born}>
            <BirthDate api={api} id={request.id} onShown={() => void query.refetch()} />
          </Fact>
        )}
        <Fact label={who.phone}>
          <a className={styles.link} href={telHref(phone)}>
            {formatPhone(phone)}
          </a>
        </Fact>
        <Fact label={who.language}>{who.languages[request.language]}</Fact>
        <Fact label={who.assigned}>
          <Owner request={request} query={query} ownId={ownId} />
        </Fact>
      </dl>
      <PersonLink place="request" id={request.id} />
      <CheckField
        label={who.identity}
        isChecked={pending ?? identity !== null}
        hint={identityHint}
        onChange={(isMatched) => void check(isMatched)}
      />
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Every look is logged, so it is shown on request only. */
function BirthDate({ api, id, onShown }: { api: RequestsApi; id: string; onShown: () => void }) {
  const { who } = useStaffRequestsTexts();
  const language = useLanguage();
  const [shown, setShown] = useState<string | 'busy' | 'failed' | null>(null);
  const show = async () => {
    setShown('busy');
    setShown(await api.birthDate(id).catch(() => 'failed'));
    onShown();
  };
  if (shown !== null && shown !== 'busy' && shown !== 'failed') return formatDate(shown, language);
  return (
    <>
      <Button variant="quiet" className={styles.inline} aria-disabled={shown === 'busy'} onClick={() => void show()}>
        {shown === 'busy' ? who.showing : who.show}
        <span className="visually-hidden">: {who.born}</span>
      </Button>
      {shown === 'failed' && <span role="alert">{who.showFailed}</span>}
    </>
  );
}

function Owner({ request: { owner, state }, query, ownId }: Pick<WhoProps, 'request' | 'query' | 'ownId'>) {
  const { who } = useStaffRequestsTexts();
  const isMine = owner?.id === ownId;
  const give = (to: string | null) => void query.change({ change: 'owner', owner: to });
  return (
    <>
      {owner ? personText(owner, ownId, who.you, who.former) : who.noOne}{' '}
      {state !== 'closed' && (
        <Button
          variant="quiet"
          className={styles.inline}
          aria-disabled={query.isChanging}
          onClick={() => give(isMine ? null : ownId)}
        >
          {isMine ? who.release : who.take}
        </Button>
      )}
    </>
  );
}
