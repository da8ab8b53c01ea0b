import { useState } from 'react';
import { useLiveTexts } from '../../../texts/use/use-live-texts.ts';
import { Button } from '../../../ui/button.tsx';

interface SharedSwitchProps {
  isShared: boolean;
  onChange(isShared: boolean): void;
}

/** Marks the device as one that others use, too. */
export function SharedSwitch({ isShared, onChange }: SharedSwitchProps) {
  const { shared: texts } = useLiveTexts();
  const [said, setSaid] = useState('');
  return (
    <>
      <Button
        variant="quiet"
        role="switch"
        aria-checked={isShared}
        onClick={() => {
          onChange(!isShared);
          setSaid(isShared ? texts.nowOff : texts.nowOn);
        }}
      >
        {isShared ? texts.isOn : texts.turnOn}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
