import type { CareCard as Card } from '@rxweb/contracts/chat';
import { telHref } from '@rxweb/domain/text/format';
import { cx } from '../../../browser/class-names.ts';
import { useChatTexts } from '../../../texts/use/use-chat-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { alertIcon, peopleIcon, phoneIcon } from '../../../ui/more-icons.ts';
import styles from './care-card.module.css';

/** Refers the visitor to people: one large call button, the other numbers below. */
export function CareCard({ card }: { card: Card }) {
  const { chat } = useChatTexts();
  const language = useLanguage();
  const [first, ...others] = card.lines;
  const isUrgent = card.tier !== 'pharmacist';
  return (
    <section
      className={cx(styles.care, !isUrgent && styles.pharmacist)}
      aria-label={card.title}
      data-care=""
      lang={card.lang}
      dir={card.dir}
    >
      <h2 className={styles.head}>
        <Icon drawing={isUrgent ? alertIcon : peopleIcon} size={28} />
        {card.title}
      </h2>
      <div className={styles.body}>
        <p>{card.dir ? <Numbers text={card.text} /> : card.text}</p>
        {first && (
          <ButtonLink
            variant={isUrgent ? 'danger' : 'primary'}
            size="large"
            isWide
            icon={phoneIcon}
            href={telHref(first.tel)}
          >
            {card.dir ? <Numbers text={first.label} /> : <CallLabel text={first.label} />}
          </ButtonLink>
        )}
        {others.length > 0 && (
          <div className={styles.more}>
            {others.map(({ label, tel }) => (
              <ButtonLink key={tel} icon={phoneIcon} isWide href={telHref(tel)}>
                {card.dir ? <Numbers text={label} /> : <CallLabel text={label} />}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
      {isUrgent && (
        <p className={styles.foot} lang={language} dir="ltr">
          {chat.cannotCallForHelp}
        </p>
      )}
    </section>
  );
}

/** Never breaks a number at the end of a label. */
function CallLabel({ text }: { text: string }) {
  const start = text.search(/[\d(+][\d ()+-]*$/);
  if (start < 0) return text;
  return (
    <span>
      {text.slice(0, start)}
      <span className={styles.number}>{text.slice(start)}</span>
    </span>
  );
}

/** Text of another language: its numbers are read from left to right and never broken. */
function Numbers({ text }: { text: string }) {
  return [...text.matchAll(/\d[\d-]*|\D+/g)].map(({ 0: part, index }) =>
    /^\d/.test(part) ? (
      <bdi key={index} dir="ltr" className={styles.number}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
