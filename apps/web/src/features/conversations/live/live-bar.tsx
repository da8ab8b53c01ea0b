import type { StaffLiveState } from '@rxweb/contracts/live/staff';
import type { ReactNode } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { useLiveChatTexts } from '../../../texts/live/use-live-chat-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconDrawing } from '../../../ui/icons.ts';
import { clockIcon, infoIcon, mortarIcon } from '../../../ui/more-icons.ts';
import { personIcon } from '../../../ui/staff-icons.ts';
import styles from './live.module.css';
import type { LiveActs } from './use-live-acts.ts';

interface LiveBarProps {
  state: StaffLiveState;
  ownId: string;
  now: Date;
  acts: LiveActs;
}

/** Who answers in this chat, and the next step. */
export function LiveBar({ state, ownId, now, acts }: LiveBarProps) {
  const texts = useLiveChatTexts();
  const { answeredBy, wantedAt, isForgotten } = state;
  const answering = state.isByText && !state.isVisitorHere ? texts.readsNot : null;
  const act = (label: string, run: () => void, variant?: 'primary') => (
    <Button variant={variant ?? 'secondary'} aria-disabled={acts.isBusy || undefined} onClick={run}>
      {label}
    </Button>
  );
  if (isForgotten) return <Bar icon={infoIcon}>{texts.forgotten}</Bar>;
  if (answeredBy?.id === ownId)
    return (
      <Bar icon={personIcon} tone="joined" action={act(texts.handBack, acts.leave)}>
        <b>{texts.youAreIn}</b> {texts.silent}
      </Bar>
    );
  if (answeredBy)
    return (
      <Bar icon={personIcon} tone="joined" action={act(texts.takeOver, () => acts.takeOver(answeredBy.id))}>
        <b>{texts.otherIsIn(answeredBy.name ?? texts.someone)}</b>
      </Bar>
    );
  const join = (variant?: 'primary') => act(acts.isBusy ? texts.joining : texts.join, acts.join, variant);
  if (wantedAt)
    return (
      <Bar icon={clockIcon} tone="wanted" action={join('primary')}>
        <b>{texts.wants}</b> {texts.waiting(minutesSince(wantedAt, now))} {answering ?? texts.told}
      </Bar>
    );
  return (
    <Bar icon={mortarIcon} action={join()}>
      {answering ?? texts.assistant}
    </Bar>
  );
}

function minutesSince(at: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000));
}

interface BarProps {
  icon: IconDrawing;
  tone?: 'wanted' | 'joined';
  action?: ReactNode;
  children: ReactNode;
}

function Bar({ icon, tone, action, children }: BarProps) {
  return (
    <div className={cx(styles.bar, tone && styles[tone])}>
      <Icon drawing={icon} size={24} />
      <p role="status">{children}</p>
      {action}
    </div>
  );
}
