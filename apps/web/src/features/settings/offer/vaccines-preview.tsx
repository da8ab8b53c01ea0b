import type { Settings } from '@rxweb/contracts/settings';
import { vaccineAnswer, vaccineNote } from '@rxweb/domain/requests/vaccine-table';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatPhone } from '@rxweb/domain/text/format';
import { useNow } from '../../../boot/use-now.ts';
import { useOfferSettingsTexts } from '../../../texts/use/use-offer-settings-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { AnswerText } from '../../../ui/answer/answer-text.tsx';
import page from '../settings-page.module.css';
import { appointmentsOf } from './change-appointments.ts';

const minuteMs = 60_000;

/** What the assistant adds to an answer about vaccines. */
export function VaccinesPreview({ settings }: { settings: Settings }) {
  const { vaccines: texts } = useOfferSettingsTexts();
  const language = useLanguage();
  const { store } = settings;
  const today = storeDate(store, useNow(minuteMs));
  const { vaccines } = appointmentsOf(settings);
  const asked = { vaccines, said: texts.question, today, phone: formatPhone(store.phone), language };
  return (
    <>
      <p className={page.question}>{texts.question}</p>
      <div className={page.answer}>
        <AnswerText text={vaccineAnswer(asked) ?? vaccineNote(asked)} isStreaming={false} />
      </div>
    </>
  );
}
