import { useState } from 'react';
import { onRequest } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useReportsTexts } from '../../texts/reports/use-reports-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './report-page.module.css';
import type { ReportsApi } from './reports.api.ts';

const read = { ...onRequest, isUserAction: true } as const;

/** Nothing while it can't be read. */
export function MailChoice({ api }: { api: ReportsApi }) {
  const { mail: texts } = useReportsTexts();
  const language = useLanguage();
  const { data, setData } = useQuery(api.mail, read);
  const [hasFailed, setHasFailed] = useState(false);
  if (!data) return null;
  const save = async (isOn: boolean) => {
    setHasFailed(false);
    setData(() => ({ ...data, isOn }));
    try {
      const saved = await api.saveMail(isOn, language);
      setData(() => saved);
    } catch {
      setData(() => data);
      setHasFailed(true);
    }
  };
  return (
    <div className={styles.mail}>
      {(data.canMail || data.isOn) && (
        <CheckField label={texts.label} hint={texts.hint} isChecked={data.isOn} onChange={(isOn) => void save(isOn)} />
      )}
      {!data.canMail && <p className={styles.muted}>{texts.notSetUp}</p>}
      <div role="status">{hasFailed && <Notice tone="danger">{texts.failed}</Notice>}</div>
    </div>
  );
}
