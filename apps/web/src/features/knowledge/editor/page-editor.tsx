import type { PageVersion } from '@rxweb/contracts/knowledge';
import { languages } from '@rxweb/contracts/shared/language';
import { formatMonthDay } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { cx } from '../../../browser/class-names.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { useKnowledgeTexts } from '../../../texts/use/use-knowledge-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import styles from '../knowledge.module.css';
import { knowledgePaths, pageHref } from '../knowledge-paths.ts';
import { AdviceDialog } from './advice-dialog.tsx';
import { AskPanel } from './ask-panel.tsx';
import { PageForm } from './page-form.tsx';
import { type EditorOptions, type PageEditing, usePageEditor } from './use-page-editor.ts';
import { VersionList } from './version-list.tsx';

export function PageEditor(options: EditorOptions) {
  const { editor: texts } = useKnowledgeTexts();
  const editing = usePageEditor(options);
  const { id, language, versions, api } = options;
  return (
    <StaffPage title={editing.words.title || id} actions={<Actions editing={editing} versions={versions} />}>
      <div className={styles.head}>
        <AppLink href={knowledgePaths.pages} className={styles.back}>
          {texts.back}
        </AppLink>
        <Standing versions={versions} />
        <nav aria-label={texts.language} className={styles.languages}>
          {languages.map((each) => (
            <AppLink
              key={each}
              href={pageHref(id, each)}
              className={styles.language}
              aria-current={each === language ? 'page' : undefined}
            >
              {each === 'en' ? 'English' : 'Español'}
            </AppLink>
          ))}
        </nav>
      </div>
      <EditorNotices id={id} editing={editing} />
      <div className={styles.columns}>
        <PageForm editing={editing} language={language} />
        <aside className={styles.side}>
          <AskPanel api={api} id={id} language={language} page={editing.page} />
          <VersionList versions={versions} isBusy={editing.isBusy} onBringBack={editing.bringBack} />
        </aside>
      </div>
      {editing.advice && <AdviceDialog advice={editing.advice} editing={editing} />}
      <LeaveGuard
        isUnsaved={editing.isUnsaved}
        words={{ title: texts.leaveTitle, text: texts.leaveText, leave: texts.leave }}
      />
    </StaffPage>
  );
}

function Standing({ versions: [newest] }: { versions: readonly PageVersion[] }) {
  const { editor: texts } = useKnowledgeTexts();
  const language = useLanguage();
  const { page, isDraft } = newest ?? {};
  if (!page) return <p className={styles.sub}>{texts.notYet}</p>;
  const day = `${formatMonthDay(page.reviewed, language)}, ${page.reviewed.slice(0, 4)}`;
  return <p className={styles.sub}>{isDraft ? texts.draftShown : texts.lastChecked(day)}</p>;
}

function Actions({ editing, versions: [newest] }: { editing: PageEditing; versions: readonly PageVersion[] }) {
  const { editor: texts } = useKnowledgeTexts();
  const [isRemoving, setIsRemoving] = useState(false);
  const isLive = newest?.page !== null && newest !== undefined;
  return (
    <>
      {isLive && (
        <Button disabled={editing.isBusy} onClick={() => setIsRemoving(true)}>
          {texts.remove}
        </Button>
      )}
      {isLive && !editing.isUnsaved && (
        <Button disabled={editing.isBusy} onClick={() => void editing.markReviewed()}>
          {texts.stillRight}
        </Button>
      )}
      <Button disabled={editing.isBusy} onClick={() => void editing.saveDraft()}>
        {texts.saveDraft}
      </Button>
      <Button variant="primary" disabled={editing.isBusy} onClick={() => void editing.publish()}>
        {editing.isBusy ? texts.saving : texts.publish}
      </Button>
      {isRemoving && (
        <Dialog title={texts.removeTitle} description={texts.removeText} onClose={() => setIsRemoving(false)}>
          <DialogActions>
            <Button onClick={() => setIsRemoving(false)}>{texts.cancel}</Button>
            <Button
              variant="danger"
              onClick={() => {
                setIsRemoving(false);
                void editing.remove();
              }}
            >
              {texts.remove}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

function EditorNotices({
  id,
  editing: { notice, problems, missing, theirs, oldTranslation, saveMine, takeTheirs },
}: {
  id: string;
  editing: PageEditing;
}) {
  const { editor: texts } = useKnowledgeTexts();
  const lines = [...missing.map((part) => texts.missing[part]), ...problems];
  return (
    <div role="status" className={cx(styles.notices, !notice && !theirs && lines.length === 0 && styles.quiet)}>
      {notice && <Notice tone={notice === 'failed' ? 'danger' : 'positive'}>{texts[notice]}</Notice>}
      {oldTranslation && (
        <Notice
          tone="warning"
          action={<PageLink href={pageHref(id, oldTranslation)}>{texts.openTranslation[oldTranslation]}</PageLink>}
        >
          {texts.oldTranslation[oldTranslation]}
        </Notice>
      )}
      {lines.length > 0 && (
        <Notice tone="danger">
          <p>{texts.problems}</p>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      {theirs && (
        <Notice
          tone="warning"
          action={
            <>
              <Button onClick={takeTheirs}>{texts.takeTheirs}</Button>
              <Button onClick={() => void saveMine()}>{texts.saveMine}</Button>
            </>
          }
        >
          {texts.conflict}
        </Notice>
      )}
    </div>
  );
}
