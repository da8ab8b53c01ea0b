/** Focuses the target after the closing dialog has returned the focus to its button. Stops once the focus holds for a frame, or after a second. */
export function focusWhenFree(target: () => HTMLElement | null, frames = 60): void {
  requestAnimationFrame(() => {
    const element = target();
    const stayed = element !== null && document.activeElement === element;
    if (!document.querySelector('[role="dialog"]')) element?.focus();
    if (!stayed && frames > 0) focusWhenFree(target, frames - 1);
  });
}
