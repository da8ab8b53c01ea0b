import { type PersonListItem, type PersonPlace, personPlaces } from '@rxweb/contracts/people';
import { isUuid } from '@rxweb/contracts/shared/uuid';
import { useEffect, useMemo, useState } from 'react';
import type { PageProps } from '../../app/feature.ts';
import { onRequest, type ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { navigate } from '../../navigation/navigation.ts';
import { usePeopleTexts } from '../../texts/people/use-people-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { type PeopleApi, usePeopleApi } from './people.api.ts';
import { personHref } from './people-paths.ts';
import { PersonPicker } from './person-picker.tsx';

const options = { ...onRequest, isUserAction: true };

/** Leads from a request, conversation, thread or shoe case to its contact, or links a case to one. */
export function OfPage({ params: { place = '', id = '' } }: PageProps) {
  const texts = usePeopleTexts();
  const api = usePeopleApi();
  const known = personPlaces.find((one) => one === place);
  const read = useMemo(
    () => (known && isUuid(id) ? (how: ReadOptions) => api.of(known, id, how) : null),
    [api, known, id],
  );
  const { data, isError, isFetching, isPending, refetch } = useQuery(read, options);
  const found = data?.person ?? null;
  useEffect(() => {
    if (found !== null) navigate(personHref(found), { replace: true });
  }, [found]);
  const isNone = read === null || (data !== null && found === null);
  return (
    <StaffPage title={isNone ? texts.of.none : texts.title}>
      {isError && (
        <RetryNotice isLoading={isFetching} onRetry={refetch}>
          {texts.of.failed}
        </RetryNotice>
      )}
      {((isPending && read !== null) || found !== null) && <SkeletonLines label={texts.of.loading} count={4} />}
      {isNone && <NoContact api={api} place={known} id={id} name={data?.name ?? null} />}
    </StaffPage>
  );
}

interface NoContactProps {
  api: PeopleApi;
  place: PersonPlace | undefined;
  id: string;
  /** Of the case's patient. */
  name: string | null;
}

function NoContact({ api, place, id, name }: NoContactProps) {
  const { of: texts } = usePeopleTexts();
  const [hasFailed, setHasFailed] = useState(false);
  if (place !== 'case' || name === null) return <p>{texts.noNumber}</p>;
  const link = async (person: PersonListItem) => {
    setHasFailed(false);
    try {
      const { person: linked } = await api.linkCase(id, person.id);
      if (linked !== null) navigate(personHref(linked), { replace: true });
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <p>{texts.noEvidence(name)}</p>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {texts.linkFailed}
        </Notice>
      )}
      <PersonPicker
        api={api}
        label={texts.link}
        start={name}
        choose={() => texts.link}
        onChoose={(one) => void link(one)}
      />
    </>
  );
}
