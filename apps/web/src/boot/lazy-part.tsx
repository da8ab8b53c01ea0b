import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react';
import { whenAllStyles, whenFirstInput } from './first-paint.ts';
import { retryImport } from './retry-import.ts';

/**
 * Loads and hydrates on first input; earlier clicks are replayed. Takes no props, because a changed prop makes React drop the server's
 * markup.
 */
export function lazyPart(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => {
    await whenFirstInput();
    // Keep the server's markup until the code arrives, even offline.
    const [part] = await Promise.all([retryImport(load), whenAllStyles()]);
    return { default: part };
  });
  return memo(function Later() {
    const [isAlive, setIsAlive] = useState(false);
    useEffect(() => {
      if (isAlive) replayClicks();
    }, [isAlive]);
    return (
      <div data-later={isAlive ? 'alive' : ''}>
        <Suspense>
          <Part />
          <Alive onAlive={setIsAlive} />
        </Suspense>
      </div>
    );
  });
}

function Alive({ onAlive }: { onAlive(isAlive: boolean): void }) {
  useEffect(() => onAlive(true), [onAlive]);
  return null;
}

const notAlive = '[data-later=""]';
let held: HTMLElement[] = [];

/** React would drop clicks on parts not yet hydrated. The chat page handles the welcome questions. */
export function queueEarlyClicks(): void {
  const hold = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(`${notAlive} button:not([data-ask])`);
    if (!button) return;
    event.stopPropagation();
    if (!held.includes(button)) held.push(button);
  };
  addEventListener('click', hold, true);
}

function replayClicks(): void {
  const ready = held.filter((button) => !button.closest(notAlive));
  held = held.filter((button) => !ready.includes(button));
  for (const button of ready) button.click();
}
