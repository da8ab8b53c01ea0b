import { type ChangeEvent, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { logFailure } from '../../../browser/log.ts';
import { useOnline } from '../../../browser/use-online.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { uploadIcon } from '../../../ui/staff-icons.ts';
import { requirementLabels } from '../labels.ts';
import { caseHref } from '../shoe-paths.ts';
import type { ReturnedPapers as Filed, ShoesApi } from '../shoes.api.ts';
import styles from './letters.module.css';

/** A fax or scan of any case: its page codes say where pages belong. */
export function ReturnedPapers({ api }: { api: ShoesApi }) {
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
        const why = error instanceof ApiError ? error.message : 'It wasn’t sent. Try again.';
        setFailures((before) => [...before, `${file.name}: ${why}`]);
      }
    }
    setIsBusy(false);
  };
  return (
    <section className={styles.returned} aria-label="Returned papers">
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="application/pdf,image/jpeg,image/png"
        onChange={(event) => void add(event)}
      />
      <Button icon={uploadIcon} aria-disabled={!isIdle} onClick={() => isIdle && input.current?.click()}>
        {isBusy ? 'Reading page codes…' : 'Add returned papers'}
      </Button>
      {filed.length > 0 && (
        <Notice tone="info" role="status">
          <ul>
            {filed.map((one) => (
              <li key={`${one.caseId} ${one.requirement}`}>
                {requirementLabels[one.requirement].name} of{' '}
                <AppLink href={caseHref(one.caseId)}>{one.patientName}</AppLink>:{' '}
                {one.pages === 1 ? '1 page' : `${one.pages} pages`}. Verify it there.
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {failures.map((text) => (
        <Notice key={text} tone="danger" role="alert">
          {text}
        </Notice>
      ))}
    </section>
  );
}
