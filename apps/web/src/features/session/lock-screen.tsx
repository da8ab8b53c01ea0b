import { useEffect, useId, useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { nameFromEmail } from '../../format/name-from-email.ts';
import { useSessionTexts } from '../../texts/use/use-session-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { lockIcon } from '../../ui/staff-icons.ts';
import { firstName } from './display-name.ts';
import styles from './lock-screen.module.css';
import { type RecentPerson, useRecentPeople } from './recent-people.ts';
import { RecentPeople } from './recent-people-list.tsx';
import { useSession } from './session-actions.ts';
import { useSignInSteps } from './sign-in-steps.tsx';

/** The same user or another one can sign in. */
export function LockScreen() {
  const { locked, user } = useSession();
  const { name } = useStore();
  const texts = useSessionTexts().lock;
  usePinnedAddress();
  useEffect(() => {
    const before = document.title;
    document.title = `${texts.locked} · ${name}`;
    return () => {
      document.title = before;
    };
  }, [texts, name]);
  if (!locked || !user) return null;
  return (
    <main className={styles.screen}>
      <div className={styles.sheet}>
        <p className={styles.store}>
          <Icon drawing={lockIcon} size={22} />
          {name}
        </p>
        {locked.isTaken ? <Spinner /> : <LockForm />}
      </div>
    </main>
  );
}

function LockForm() {
  const { locked, user, pending } = useSession();
  const { people, forget } = useRecentPeople(user?.id);
  const { lock: texts } = useSessionTexts();
  const titleId = useId();
  const reason = locked?.reason ?? 'by-hand';
  const [isSwitching, setIsSwitching] = useState(reason === 'switch');
  const email = user?.email ?? '';
  const person = (user && firstName(user)) ?? nameFromEmail(email);
  const stay = () => {
    setChosen(null);
    setIsSwitching(false);
  };
  const kept = reason === 'switch' ? texts.reasons['by-hand'] : texts.reasons[reason];
  const [chosen, setChosen] = useState<RecentPerson | 'other' | null>(null);
  const next = isSwitching && chosen !== 'other' ? chosen : null;
  const { title, description, body } = useSignInSteps({
    title: isSwitching ? (next?.name ?? texts.whoSignsIn) : texts.title(person),
    description: isSwitching ? texts.switchText(person) : kept,
    email: isSwitching ? next?.email : email,
    cancel: isSwitching
      ? { label: texts.backTo(person), act: stay }
      : { label: texts.switchUser, act: () => setIsSwitching(true) },
    onLeave: () => {},
    onSignedIn: () => {},
  });
  const isChoosing = isSwitching && chosen === null && people.length > 0 && !pending;
  return (
    <section aria-labelledby={titleId}>
      <h1 id={titleId} className={styles.title}>
        {title}
      </h1>
      {/* Announced on lock, since the focus goes to the password. */}
      <p role="alert" className={styles.text}>
        {description}
      </p>
      {!isSwitching && person !== email && <p className={styles.who}>{email}</p>}
      {isChoosing ? (
        <RecentPeople people={people} onPick={setChosen} onForget={forget} back={texts.backTo(person)} onBack={stay} />
      ) : (
        <div key={`${isSwitching} ${next?.id}`}>{body}</div>
      )}
    </section>
  );
}

/** Back or forward would navigate the hidden pages and lose what was typed. */
function usePinnedAddress(): void {
  useEffect(() => {
    const kept = location.href;
    const restore = () => history.pushState(null, '', kept);
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, []);
}
