import { useRef, useState } from 'react';

/** Ignores calls while one is running: a second click may come before the next render. */
export function useOneAtATime(onStart: () => void) {
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);
  const once = async (act: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSending(true);
    onStart();
    await act().finally(() => {
      isRunning.current = false;
      setIsSending(false);
    });
  };
  return { isSending, once };
}
