import { useEffect, useEffectEvent } from 'react';

export const smsKeys = ['j', 'k', 'r', 'e', 'u', 'x', '/', '?'] as const;

export type SmsKey = (typeof smsKeys)[number];

/** Single keys, except while typing or in a dialog. Speech users can turn them off (WCAG 2.1.4). */
export function useSmsKeys(acts: Readonly<Record<SmsKey, () => void>>, isOn: boolean): void {
  const press = useEffectEvent((key: SmsKey) => acts[key]());
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isTyping(event.target) || document.querySelector('dialog[open], [role="dialog"], [role="menu"]:popover-open'))
        return;
      const key = smsKeys.find((each) => each === event.key.toLowerCase());
      if (!key || (!isOn && key !== '?')) return;
      event.preventDefault();
      press(key);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
