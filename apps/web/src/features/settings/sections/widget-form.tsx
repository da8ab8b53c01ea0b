import { maxWidgetHosts } from '@rxweb/contracts/settings/widget';
import { widgetPath, widgetScriptPath } from '@rxweb/contracts/widget';
import { widgetHostOf } from '@rxweb/domain/widget/widget-host';
import { useState } from 'react';
import { useWidgetSettingsTexts } from '../../../texts/use/use-widget-settings-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { closeIcon } from '../../../ui/more-icons.ts';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SectionProps } from '../section.ts';
import page from '../settings-page.module.css';
import styles from './widget-section.module.css';

export function WidgetForm(props: SectionProps) {
  const { hosts: texts } = useWidgetSettingsTexts();
  return (
    <>
      <Panel title={texts.title}>
        <div className={page.panelBody}>
          <p>{texts.text}</p>
          <Hosts {...props} />
        </div>
      </Panel>
      <Tag />
    </>
  );
}

function Hosts({ settings, onChange, problems, isReadOnly }: SectionProps) {
  const { hosts: texts } = useWidgetSettingsTexts();
  const hosts = settings.widget?.hosts ?? [];
  // The fields keep their own text, so each needs a name that outlives its place.
  const [keys, setKeys] = useState(() => hosts.map((_, index) => index));
  const change = (edit: (hosts: string[]) => string[]) =>
    onChange((before) => ({ ...before, widget: { hosts: edit(before.widget?.hosts ?? []) } }));
  const problemOf = (index: number) => {
    if (problems.has(`widget.hosts.${index}`)) return texts.bad;
    return problems.has('widget.hosts') && hosts.indexOf(hosts[index] ?? '') < index ? texts.twice : null;
  };
  return (
    <>
      {hosts.length === 0 && <p className={page.muted}>{texts.none}</p>}
      {keys.map((key, index) => (
        <div key={key} className={styles.host}>
          <TextField
            label={texts.host(index + 1)}
            name={`host-${key}`}
            defaultValue={hosts[index] ?? ''}
            placeholder="https://www.example.com"
            isRequired
            problem={problemOf(index)}
            onChange={(text) => change((all) => all.with(index, widgetHostOf(text)))}
          />
          {!isReadOnly && (
            <IconButton
              label={texts.remove(index + 1)}
              drawing={closeIcon}
              onClick={() => {
                setKeys(keys.toSpliced(index, 1));
                change((all) => all.toSpliced(index, 1));
              }}
            />
          )}
        </div>
      ))}
      {!isReadOnly && keys.length < maxWidgetHosts && (
        <Button
          variant="secondary"
          className={styles.add}
          onClick={() => {
            setKeys([...keys, Math.max(-1, ...keys) + 1]);
            change((all) => [...all, '']);
          }}
        >
          {texts.add}
        </Button>
      )}
    </>
  );
}

/** What the owner of a website needs. */
function Tag() {
  const { tag: texts } = useWidgetSettingsTexts();
  const { origin } = location;
  const tag = `<script src="${origin}${widgetScriptPath}" async></script>`;
  const policy = `script-src ${origin}; frame-src ${origin}`;
  return (
    <Panel title={texts.title}>
      <div className={page.panelBody}>
        <p>{texts.text}</p>
        <Code text={tag} copy={texts.copy} copied={texts.copied} />
        <p>{texts.policy}</p>
        <Code text={policy} copy={texts.copyPolicy} copied={texts.copied} />
        <a className={styles.preview} href={widgetPath} target="_blank" rel="noopener">
          {texts.preview}
        </a>
      </div>
    </Panel>
  );
}

function Code({ text, copy, copied }: { text: string; copy: string; copied: string }) {
  return (
    <div className={styles.code}>
      <code>{text}</code>
      <CopyButton label={copy} text={text} copied={copied} />
    </div>
  );
}
