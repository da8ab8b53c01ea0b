import { useState } from 'react';
import { chooseLanguage, useTexts } from '../../lib/texts/use-texts.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { globeIcon } from '../../ui/icons.ts';
import styles from './top-bar.module.css';

/** Turns the page and the assistant into the other language, whose own word it carries. One element for both, so that the focus stays. */
export function LanguageSwitch() {
  const texts = useTexts();
  const showAlert = useAlert();
  const [wasUsed, setWasUsed] = useState(false);
  const { code, name, short } = texts.language.other;

  const change = async () => {
    if (await chooseLanguage(code)) setWasUsed(true);
    else await showAlert(texts.language.notLoaded);
  };

  return (
    <>
      <Button variant="quiet" className={styles.tool} lang={code} onClick={change}>
        <Icon drawing={globeIcon} className={styles.globe} isAdornment />
        <span className={styles.word}>{name}</span>
        <span className={styles.short} aria-hidden="true">
          {short}
        </span>
      </Button>
      <span className="visually-hidden" role="status">
        {wasUsed && texts.language.switched}
      </span>
    </>
  );
}
