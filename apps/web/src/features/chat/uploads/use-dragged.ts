import { acceptedTypes } from '@rxweb/domain/uploads/file-acceptance';
import { useEffect, useState } from 'react';

/** Neither comes during a drag: it has ended without saying so, as when its window closes. */
const signsOfNoDrag = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * The files being dragged over the window: null for none, `refused` when one is of a wrong type. Our own count: react-dropzone's can stay at "active".
 */
export function useDragged(): 'accepted' | 'refused' | null {
  const [dragged, setDragged] = useState<'accepted' | 'refused' | null>(null);

  useEffect(() => {
    let over: EventTarget | null = null;
    const enter = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      over = event.target;
      setDragged(fileTypesOf(event.dataTransfer).some(isRefused) ? 'refused' : 'accepted');
    };
    const end = () => {
      over = null;
      setDragged(null);
    };
    // A drag enters the next element before it leaves the last.
    const leave = ({ target }: DragEvent) => {
      if (target === over) end();
    };
    const watches = new AbortController();
    // While capturing: React holds back what happens on parts of the page that it has not taken over yet.
    const options = { signal: watches.signal, capture: true };
    addEventListener('dragenter', enter, options);
    addEventListener('dragover', enter, options);
    addEventListener('dragleave', leave, options);
    for (const type of ['drop', 'dragend', ...signsOfNoDrag]) addEventListener(type, end, options);
    return () => watches.abort();
  }, []);
  return dragged;
}

/** Types of the dragged files; empty where the browser doesn't tell. */
function fileTypesOf({ items }: DataTransfer): string[] {
  return [...items].filter(({ kind }) => kind === 'file').map(({ type }) => type);
}

/** During a drag only types are known, if that: unknown types pass. */
function isRefused(type: string): boolean {
  return type !== '' && !Object.hasOwn(acceptedTypes, type);
}
