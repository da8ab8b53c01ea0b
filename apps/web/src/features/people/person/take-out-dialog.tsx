import type { PartKind, PersonFile, PersonItem } from '@rxweb/contracts/people';
import { formatPhone } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useStore } from '../../../boot/boot.tsx';
import { useNow } from '../../../boot/use-now.ts';
import { timeInText } from '../../../format/row-time.ts';
import type { PeopleTexts } from '../../../texts/people/people-en.ts';
import { usePeopleTexts } from '../../../texts/people/use-people-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import type { PeopleApi, Separated } from '../people.api.ts';
import styles from './person.module.css';
import { usePersonItems } from './use-person.ts';

interface TakeOutDialogProps {
  api: PeopleApi;
  person: PersonFile;
  onTakenOut: (separated: Separated) => void;
  onClose: () => void;
}

interface Choice {
  kind: PartKind;
  subject: string;
  label: string;
}

/** Staff choose what isn't this person's: it gets a contact of its own. */
export function TakeOutDialog({ api, person, onTakenOut, onClose }: TakeOutDialogProps) {
  const { takeOut: texts } = usePeopleTexts().parts;
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<'conflict' | 'failed' | null>(null);
  const takeOut = async ({ kind, subject }: Choice) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      onTakenOut(await api.separate(person, { kind, subject }));
      return onClose();
    } catch (error) {
      setFailure(error instanceof ApiError && error.code === 'conflict' ? 'conflict' : 'failed');
    }
    setIsBusy(false);
  };
  return (
    <Dialog title={texts.title} description={chosen ? texts.confirm(chosen.label) : texts.text} onClose={onClose}>
      {!chosen && <Choices api={api} person={person} onChoose={setChosen} />}
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {texts[failure]}
        </Notice>
      )}
      <DialogActions>
        <Button onClick={chosen ? () => setChosen(null) : onClose}>{chosen ? texts.back : texts.cancel}</Button>
        {chosen && (
          <Button variant="primary" aria-disabled={isBusy} onClick={() => void takeOut(chosen)}>
            {isBusy ? texts.taking : texts.takeOut}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface ChoicesProps {
  api: PeopleApi;
  person: PersonFile;
  onChoose: (choice: Choice) => void;
}

function Choices({ api, person, onChoose }: ChoicesProps) {
  const { takeOut: texts } = usePeopleTexts().parts;
  const { thread } = usePeopleTexts();
  const { data, isPending, isFetching, hasNextPage, fetchNextPage } = usePersonItems(api, person.id, person.version);
  const choices = useChoices(person, data?.items ?? []);
  return (
    <>
      {isPending && <SkeletonLines label={texts.loading} count={4} />}
      {data && choices.length === 0 && <p className={styles.muted}>{texts.nothing}</p>}
      <ul className={styles.lines} aria-label={texts.list}>
        {choices.map((choice) => (
          <li key={choice.subject} className={styles.line}>
            <span className={styles.lineWords}>{choice.label}</span>
            <Button aria-label={texts.chooseThis(choice.label)} onClick={() => onChoose(choice)}>
              {texts.choose}
            </Button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="quiet" aria-disabled={isFetching} onClick={() => isFetching || void fetchNextPage()}>
          {isFetching ? thread.loadingMore : texts.more}
        </Button>
      )}
    </>
  );
}

/** Numbers where there are several, then what happened, each thread and conversation once. */
function useChoices(person: PersonFile, items: readonly PersonItem[]): Choice[] {
  const texts = usePeopleTexts();
  const store = useStore();
  const language = useLanguage();
  const now = useNow(60_000);
  const when = (at: string) => timeInText(store, new Date(at), now, language);
  const own = person.numbers.filter(({ isShared }) => !isShared);
  const numbers = (own.length > 1 ? own : []).map(({ phone }): Choice => {
    return { kind: 'phone', subject: phone, label: texts.parts.takeOut.number(formatPhone(phone)) };
  });
  const rows = items.flatMap((item) => choiceOf(item, texts, when));
  return [...new Map([...numbers, ...rows].map((choice) => [choice.subject, choice])).values()];
}

function choiceOf(item: PersonItem, { thread, parts }: PeopleTexts, when: (at: string) => string): Choice[] {
  switch (item.kind) {
    case 'request': {
      const label = `${thread.kinds[item.request]} ${item.reference}, ${when(item.at)}`;
      return [{ kind: 'request', subject: item.id, label }];
    }
    case 'callback':
      return [
        { kind: 'conversation', subject: item.conversationId, label: `${thread.conversation}, ${when(item.at)}` },
      ];
    case 'conversation':
      return [{ kind: 'conversation', subject: item.id, label: `${thread.conversation}, ${when(item.at)}` }];
    case 'text':
      return [{ kind: 'text', subject: item.threadId, label: parts.takeOut.texts(formatPhone(item.phone)) }];
    case 'shoe_case':
      return [];
  }
}
