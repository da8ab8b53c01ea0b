import { useEffect, useRef, useState } from 'react';
import { useOutsideFileTexts } from '../../texts/staff/use-outside-file-texts.ts';
import { refusalText } from './file-state.ts';

export interface ViewedPage {
  blob: Blob;
  pages: number;
}

interface Shown {
  address: string;
  page: number;
  pages: number;
}

/** Loads pages one at a time. Revokes each picture's URL when it is replaced or unmounted. */
export function useFileView(view: (page: number) => Promise<ViewedPage>, isShownAtOnce: boolean) {
  const { notLoaded } = useOutsideFileTexts();
  const [shown, setShown] = useState<Shown | null>(null);
  const [step, setStep] = useState<'rest' | 'busy'>('rest');
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);
  const isMounted = useRef(true);
  const show = async (page: number) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setStep('busy');
    setFailure(null);
    try {
      const { blob, pages } = await view(page);
      if (isMounted.current) setShown({ address: URL.createObjectURL(blob), page, pages });
    } catch (error) {
      setFailure(refusalText(error) ?? notLoaded);
    }
    isRunning.current = false;
    setStep('rest');
  };
  useEffect(() => () => URL.revokeObjectURL(shown?.address ?? ''), [shown]);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the file may be shown
  useEffect(() => {
    if (isShownAtOnce) void show(1);
  }, [isShownAtOnce]);
  return { shown, step, failure, show: (page: number) => void show(page) };
}
