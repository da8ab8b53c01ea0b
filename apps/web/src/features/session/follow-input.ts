/** What somebody at the screen does. What a page does by itself is not among it. */
const inputs = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'] as const;

/** A hand on the mouse makes hundreds of events; that often is enough. */
const leastGapMs = 500;

/** Calls back when somebody uses keyboard, pointer or touch, anywhere on the page. Gives a function that ends it. */
export function followInput(onInput: () => void): () => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  const handle = (event: Event) => {
    // Made by a script: nobody did anything.
    if (!event.isTrusted || Math.abs(Date.now() - lastAt) < leastGapMs || liesStill(event)) return;
    lastAt = Date.now();
    onInput();
  };
  for (const type of inputs) addEventListener(type, handle, { capture: true, passive: true });
  return () => {
    for (const type of inputs) removeEventListener(type, handle, { capture: true });
  };
}

/** Browsers report a move of a pointer that lies still when the page moves under it. */
function liesStill(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}
