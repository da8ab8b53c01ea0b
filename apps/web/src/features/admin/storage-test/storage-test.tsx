import { demoBuckets } from '@rxweb/contracts/uploads';
import { type ChangeEvent, type SubmitEvent, useId, useRef } from 'react';
import { adminTexts } from '../../../texts/admin/use-admin-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { uploadIcon } from '../../../ui/staff-icons.ts';
import { ObjectList } from './object-list.tsx';
import styles from './storage-test.module.css';
import { bytesText, useStorageTest } from './use-storage-test.ts';

const bucketOptions = Object.values(demoBuckets).map((name) => ({ value: name, label: name }));

/** Uses files in demo/ (spec section 2). */
export function StorageTest() {
  const { storage: texts } = adminTexts.use();
  const test = useStorageTest();
  const { bucket, file, objects, result, busyWith } = test;
  const listButton = useRef<HTMLButtonElement>(null);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void test.upload();
  };
  const remove = async (path: string) => {
    listButton.current?.focus();
    await test.remove(path);
  };

  return (
    <Panel title={texts.title} note={texts.note}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <SelectField label={texts.bucket} value={bucket} options={bucketOptions} onChange={test.chooseBucket} />
        <FilePick file={file} onChoose={test.chooseFile} />
        <div className={styles.acts}>
          <Button type="submit" icon={uploadIcon} aria-disabled={busyWith !== null}>
            {busyWith === 'upload' ? texts.uploading : texts.upload}
          </Button>
          <Button ref={listButton} aria-disabled={busyWith !== null} onClick={test.list}>
            {busyWith === 'list' ? texts.listing : texts.list}
          </Button>
        </div>
      </form>
      <div role="status">
        {result && (
          <Notice tone={result.tone} className={styles.result ?? ''}>
            <p>{result.text}</p>
            {result.publicUrl && <PublicAddress url={result.publicUrl} />}
          </Notice>
        )}
      </div>
      {objects && (
        <ObjectList objects={objects} isBusy={busyWith !== null} onDownload={test.download} onRemove={remove} />
      )}
    </Panel>
  );
}

interface FilePickProps {
  file: File | null;
  onChoose(file: File | null): void;
}

function FilePick({ file, onChoose }: FilePickProps) {
  const { storage: texts } = adminTexts.use();
  const id = useId();
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChoose(currentTarget.files?.[0] ?? null);
  };
  return (
    <div className={styles.file}>
      <div className={styles.labels}>
        <label htmlFor={id} className={styles.label}>
          {texts.file}
        </label>
        {file && (
          <span id={`${id}-size`} className={styles.hint}>
            {bytesText(file.size, texts)}
          </span>
        )}
      </div>
      <input
        id={id}
        type="file"
        className={styles.pick}
        aria-describedby={file ? `${id}-size` : undefined}
        onChange={handleChange}
      />
    </div>
  );
}

function PublicAddress({ url }: { url: string }) {
  const { storage: texts } = adminTexts.use();
  return (
    <div className={styles.address}>
      <span>
        {texts.publicUrl}{' '}
        <a href={url} target="_blank" rel="noopener noreferrer">
          {url}
        </a>
      </span>
      <CopyButton label={texts.copyUrl} text={url} copied={texts.copied} />
    </div>
  );
}
