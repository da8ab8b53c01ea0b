import { mergeRoles, type PersonFile } from '@rxweb/contracts/people';
import { isUuid } from '@rxweb/contracts/shared/uuid';
import { useEffect, useState } from 'react';
import type { PageProps } from '../../../app/feature.ts';
import { navigate } from '../../../navigation/navigation.ts';
import { usePeopleTexts } from '../../../texts/people/use-people-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { arrowLeftIcon, eyeIcon, pencilIcon } from '../../../ui/staff-icons.ts';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { nameOf } from '../names.ts';
import { type Separated, usePeopleApi } from '../people.api.ts';
import { peoplePaths, personHref, seenHref } from '../people-paths.ts';
import { About } from './about.tsx';
import { Consents } from './consents.tsx';
import { Duplicates } from './duplicates.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { Merges } from './merges.tsx';
import { Numbers } from './numbers.tsx';
import styles from './person.module.css';
import { Separate } from './separate.tsx';
import { Thread } from './thread.tsx';
import { usePerson } from './use-person.ts';

/** One person: what happened with them, and what is known (design 2, section 3). */
export function PersonPage({ params: { id = '' }, role }: PageProps) {
  const texts = usePeopleTexts();
  const api = usePeopleApi();
  const { person, isGone, isError, isFetching, isPending, refetch, put } = usePerson(api, isUuid(id) ? id : null);
  const [isEditing, setIsEditing] = useState(false);
  // The address of a contact that was merged.
  const root = person?.id;
  useEffect(() => {
    if (root !== undefined && isUuid(id) && root !== id.toLowerCase()) navigate(personHref(root), { replace: true });
  }, [root, id]);
  const isUnknown = isGone || !isUuid(id);
  return (
    <StaffPage
      title={person ? nameOf(person, texts.noName) : texts.title}
      actions={
        <>
          <PageLink variant="quiet" icon={arrowLeftIcon} href={peoplePaths.list}>
            {texts.person.back}
          </PageLink>
          {person && role === 'admin' && (
            <PageLink icon={eyeIcon} href={seenHref(person.id)}>
              {texts.person.seen}
            </PageLink>
          )}
          {person && (
            <Button icon={pencilIcon} onClick={() => setIsEditing(true)}>
              {texts.person.edit}
            </Button>
          )}
        </>
      }
    >
      {isError && (
        <RetryNotice isLoading={isFetching} onRetry={refetch}>
          {texts.person.failed}
        </RetryNotice>
      )}
      {isUnknown && <Notice tone="info">{texts.person.gone}</Notice>}
      {isPending && !isUnknown && <SkeletonLines label={texts.person.loading} count={8} />}
      {person && (
        <div className={styles.columns}>
          <Thread api={api} person={person} />
          <Facts
            key={person.id}
            person={person}
            mayMerge={mergeRoles.some((one) => one === role)}
            api={api}
            onChanged={put}
          />
        </div>
      )}
      {person && isEditing && (
        <EditDialog api={api} person={person} onChanged={put} onClose={() => setIsEditing(false)} />
      )}
    </StaffPage>
  );
}

interface FactsProps {
  api: ReturnType<typeof usePeopleApi>;
  person: PersonFile;
  mayMerge: boolean;
  onChanged: (person: PersonFile) => void;
}

function Facts({ api, person, mayMerge, onChanged }: FactsProps) {
  const [apart, setApart] = useState<string | null>(null);
  const handleTakenOut = (separated: Separated) => {
    setApart(separated.apart);
    onChanged(separated.person);
  };
  return (
    <div className={styles.stack}>
      <About person={person}>
        <Numbers api={api} person={person} mayChange={mayMerge} onChanged={onChanged} />
      </About>
      {mayMerge && <Duplicates api={api} person={person} onMerged={onChanged} onTakenOut={handleTakenOut} />}
      <Separate api={api} person={person} mayUndo={mayMerge} apart={apart} onUndone={onChanged} />
      <Merges api={api} person={person} mayUndo={mayMerge} onUndone={onChanged} />
      <Consents person={person} />
    </div>
  );
}
