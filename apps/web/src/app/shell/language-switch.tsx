import { useEffect, useState } from 'react';
import { chooseLanguage, sendChosenLanguage } from '../../texts/choose-language.ts';
import { useStoreTexts } from '../../texts/use/use-store-texts.ts';
import { showAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { globeIcon } from '../../ui/more-icons.ts';
import styles from './top-bar.module.css';

/** One element for both languages, so that it keeps the focus. */
export function LanguageSwitch() {
  const texts = useStoreTexts();
  useEffect(sendChosenLanguage, []);
  const [wasUsed, setWasUsed] = useState(false);
  const { code, name, short } = texts.language.other;

  const change = async () => {
    if (await chooseLanguage(code)) setWasUsed(true);
    else await showAlert(texts.language.notLoaded);
  };

  return (
    <>
      <Button variant="quiet" className={styles.tool} lang={code} onClick={change}>
        <Icon drawing={globeIcon} className={styles.globe} />
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
