import { type ChangeEvent, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { logFailure } from '../../../browser/log.ts';
import { useOnline } from '../../../browser/use-online.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { serverErrorText } from '../../../texts/staff/server-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { uploadIcon } from '../../../ui/staff-icons.ts';
import { caseHref } from '../shoe-paths.ts';
import type { ReturnedPapers as Filed, ShoesApi } from '../shoes.api.ts';
import styles from './letters.module.css';

/** A fax or scan of any case: its page codes say where pages belong. */
export function ReturnedPapers({ api }: { api: ShoesApi }) {
  const { returned: texts } = useShoesTexts();
  const isOnline = useOnline();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [filed, setFiled] = useState<Filed>([]);
  const [failures, setFailures] = useState<string[]>([]);
  const isIdle = isOnline && !isBusy;
  const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    setIsBusy(true);
    setFiled([]);
    setFailures([]);
    for (const file of files) {
      try {
        const found = await api.addReturned(file);
        setFiled((before) => [...before, ...found]);
      } catch (error) {
        logFailure('A returned paper was not filed', error);
        const why = error instanceof ApiError ? serverErrorText(error) || error.message : texts.notSent;
        setFailures((before) => [...before, `${file.name}: ${why}`]);
      }
    }
    setIsBusy(false);
  };
  return (
    <section className={styles.returned} aria-label={texts.label}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="application/pdf,image/jpeg,image/png"
        onChange={(event) => void add(event)}
      />
      <Button icon={uploadIcon} aria-disabled={!isIdle} onClick={() => isIdle && input.current?.click()}>
        {isBusy ? texts.busy : texts.add}
      </Button>
      {filed.length > 0 && <FiledNotice filed={filed} />}
      {failures.map((text) => (
        <Notice key={text} tone="danger" role="alert">
          {text}
        </Notice>
      ))}
    </section>
  );
}

function FiledNotice({ filed }: { filed: Filed }) {
  const { requirements, returned: texts, pages } = useShoesTexts();
  return (
    <Notice tone="info" role="status">
      <ul>
        {filed.map((one) => (
          <li key={`${one.caseId} ${one.requirement}`}>
            {requirements[one.requirement].name} {texts.of}{' '}
            <AppLink href={caseHref(one.caseId)}>{one.patientName}</AppLink>: {texts.verify(pages(one.pages))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
