const inputs = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'] as const;

/** Moving the mouse fires hundreds of events. */
const minGapMs = 500;

/** Keyboard, pointer or touch input anywhere on the page. Returns the stop function. */
export function followInput(onInput: () => void): () => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  const handle = (event: Event) => {
    // Ignore scripted events.
    if (!event.isTrusted || Math.abs(Date.now() - lastAt) < minGapMs || isResting(event)) return;
    lastAt = Date.now();
    onInput();
  };
  for (const type of inputs) addEventListener(type, handle, { capture: true, passive: true });
  return () => {
    for (const type of inputs) removeEventListener(type, handle, { capture: true });
  };
}

/** Browsers report a move when the page scrolls under a resting pointer. */
function isResting(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}
