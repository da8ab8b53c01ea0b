import { liveLimits } from '@rxweb/contracts/shared/limits';
import { Meter } from '../../../ui/texting/meter.tsx';
import { PrivacyWarning } from '../../../ui/texting/privacy-warning.tsx';

interface TextToolsProps {
  text: string;
  onChange(text: string): void;
}

/** The inbox's warning and meter, for words that go out as a text. */
export function TextTools({ text, onChange }: TextToolsProps) {
  return (
    <div>
      <div aria-live="polite">{text !== '' && <PrivacyWarning text={text} />}</div>
      <Meter text={text} onChange={onChange} maxChars={liveLimits.maxTextChars} />
    </div>
  );
}
