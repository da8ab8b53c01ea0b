import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react';
import { firstSign, wholeStyles } from './first-paint.ts';
import { untilLoaded } from './retry-import.ts';

/**
 * A part of the first screen whose code is not of the first load: the server draws it, and it comes alive with the first sign of somebody. A button
 * in it that is pressed before is pressed anew then. It takes no properties, since one that changed would make React drop what the server drew.
 */
export function later(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => {
    await firstSign();
    // What the server drew stays until the code is there, also when the network goes before.
    const [part] = await Promise.all([untilLoaded(load), wholeStyles()]);
    return { default: part };
  });
  return memo(function Later() {
    const [isAlive, setIsAlive] = useState(false);
    useEffect(() => {
      if (isAlive) pressAgain();
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

/** Holds presses on buttons that do not hear them yet: React would drop them. A question of the welcome is heard by the chat screen. */
export function holdEarlyPresses(): void {
  const hold = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(`${notAlive} button:not([data-ask])`);
    if (!button) return;
    event.stopPropagation();
    if (!held.includes(button)) held.push(button);
  };
  addEventListener('click', hold, true);
}

/** What stands in another part goes on waiting. */
function pressAgain(): void {
  const ready = held.filter((button) => !button.closest(notAlive));
  held = held.filter((button) => !ready.includes(button));
  for (const button of ready) button.click();
}
