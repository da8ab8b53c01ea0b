import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../../browser/class-names.ts';
import { useMediaQuery } from '../../../browser/use-media-query.ts';
import { useLiveTexts } from '../../../texts/use/use-live-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { IconDrawing } from '../../../ui/icons.ts';
import styles from './shared-switch.module.css';

const sharedIcon: IconDrawing = {
  stroke: 'M3.5 4.5h17v12h-17zM8.5 20h7M14 9a2 2 0 1 1 0-.1zM8.5 16a3.5 3.5 0 0 1 7 0',
};

interface SharedSwitchProps {
  isShared: boolean;
  /** Where the header has no room. */
  end: Element | null;
  onChange(isShared: boolean): void;
}

/** Marks the device as one that others use, too. */
export function SharedSwitch({ isShared, end, onChange }: SharedSwitchProps) {
  const { shared: texts } = useLiveTexts();
  const [said, setSaid] = useState('');
  const bar = usePlaceInBar();
  const hasRoom = useMediaQuery('(min-width: 412px)');
  const inBar = hasRoom && bar?.isConnected ? bar : null;
  const place = inBar ?? end;
  if (!place) return null;
  const label = isShared ? texts.isOn : texts.turnOn;
  return createPortal(
    <>
      <Button
        variant="quiet"
        icon={sharedIcon}
        role="switch"
        aria-checked={isShared}
        title={label}
        className={cx(styles.switch, inBar && styles.inBar)}
        onClick={() => {
          onChange(!isShared);
          setSaid(isShared ? texts.nowOff : texts.nowOn);
        }}
      >
        <span className={styles.word}>{label}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>,
    place,
  );
}

/** The first of the header's tools. The widget's header has none. */
function usePlaceInBar(): Element | null {
  const [bar, setBar] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const place = document.createElement('span');
    place.className = 'contents';
    const insert = () => {
      const tools = document.querySelector('header')?.querySelector(':scope > div:last-of-type');
      // Not into markup that React has yet to take over.
      if (!tools || tools.closest('[data-later=""]') || place.isConnected) return;
      tools.prepend(place);
      setBar(place);
    };
    const observer = new MutationObserver(insert);
    const part = document.querySelector('header')?.closest('[data-later]');
    if (part) observer.observe(part, { attributeFilter: ['data-later'] });
    insert();
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, []);
  return bar;
}
