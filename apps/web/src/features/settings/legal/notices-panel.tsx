import { noticeLanguages } from '@rxweb/domain/legal/notice-languages';
import { countNoticeLanguages, leastOtherLanguages } from '@rxweb/domain/legal/page-state';
import { useState } from 'react';
import { useLegalSettingsTexts } from '../../../texts/use/use-legal-settings-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { trashIcon } from '../../../ui/more-icons.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { State } from '../../../ui/state.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import page from '../settings-page.module.css';
import styles from './legal.module.css';
import type { LegalFieldsProps } from './page-fields.tsx';

type Notice = NonNullable<LegalFieldsProps['legal']['languageNotices']>[number];

/** The published notice in each language, and whether there are enough (domain facts 2, I4). */
export function NoticesPanel({ legal, problems, onChange }: LegalFieldsProps) {
  const { notices: texts } = useLegalSettingsTexts();
  const { hasEnglish, others } = countNoticeLanguages(legal);
  const notices = legal.languageNotices ?? [];
  const set = (next: readonly Notice[]) =>
    onChange(({ languageNotices: _, ...rest }) => (next.length > 0 ? { ...rest, languageNotices: [...next] } : rest));
  return (
    <Panel title={texts.title}>
      <div className={page.panelBody}>
        <p className={page.muted}>{texts.text}</p>
        <p className={styles.counts} role="status">
          <State tone={others >= leastOtherLanguages ? 'pass' : 'fail'}>
            {texts.count(others, leastOtherLanguages)}
          </State>
          {!hasEnglish && <State tone="fail">{texts.noEnglish}</State>}
        </p>
        {notices.map((notice, index) => (
          <NoticeField
            key={notice.tag}
            notice={notice}
            isBad={[...problems].some((path) => path.startsWith(`legal.languageNotices.${index}.`))}
            onChange={(text) => set(notices.with(index, { ...notice, text }))}
            onRemove={() => set(notices.toSpliced(index, 1))}
          />
        ))}
        <AddLanguage taken={notices.map(({ tag }) => tag)} onAdd={(notice) => set([...notices, notice])} />
      </div>
    </Panel>
  );
}

interface NoticeFieldProps {
  notice: Notice;
  isBad: boolean;
  onChange: (text: string) => void;
  onRemove: () => void;
}

function NoticeField({ notice: { tag, name, text, isRightToLeft }, isBad, onChange, onRemove }: NoticeFieldProps) {
  const { notices: texts } = useLegalSettingsTexts();
  return (
    <div className={styles.notice}>
      <TextArea
        label={texts.notice(`${name} (${tag})`)}
        lang={tag}
        {...(isRightToLeft && { dir: 'rtl' })}
        rows={3}
        value={text}
        problem={isBad ? texts.bad : null}
        onChange={onChange}
      />
      <Button variant="quiet" icon={trashIcon} onClick={onRemove}>
        {texts.remove(name)}
      </Button>
    </div>
  );
}

const other = '';

function AddLanguage({ taken, onAdd }: { taken: readonly string[]; onAdd: (notice: Notice) => void }) {
  const { notices: texts } = useLegalSettingsTexts();
  const open = noticeLanguages.filter(({ tag }) => !taken.includes(tag));
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState({ tag: '', name: '' });
  const known = chosen === other ? undefined : (open.find(({ tag }) => tag === chosen) ?? open[0]);
  const isBadTag = !known && (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/.test(typed.tag) || taken.includes(typed.tag));
  const add = () => {
    onAdd({ ...(known ?? { tag: typed.tag, name: typed.name.trim() }), text: '' });
    setChosen(null);
    setTyped({ tag: '', name: '' });
  };
  const canAdd = known !== undefined || (!isBadTag && typed.name.trim() !== '');
  return (
    <div className={styles.add}>
      <SelectField
        label={texts.language}
        value={known?.tag ?? other}
        options={[
          ...open.map(({ tag, name }) => ({ value: tag, label: `${name} (${tag})` })),
          { value: other, label: texts.other },
        ]}
        onChange={setChosen}
      />
      {!known && (
        <>
          <TextField
            label={texts.tag}
            name="tag"
            hint={texts.tagHint}
            onChange={(tag) => setTyped({ ...typed, tag: tag.trim() })}
          />
          <TextField label={texts.name} name="language-name" onChange={(name) => setTyped({ ...typed, name })} />
        </>
      )}
      <Button variant="secondary" aria-disabled={!canAdd} onClick={() => canAdd && add()}>
        {texts.add}
      </Button>
    </div>
  );
}
