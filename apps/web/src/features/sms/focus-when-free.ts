/**
 * Gives the focus to what comes with a thread, once the dialog that opened it has gone: the dialog gives the focus back to its own button as it
 * goes, before or after. Ends when the focus has stayed for a frame, or after a second.
 */
export function focusWhenFree(target: () => HTMLElement | null, frames = 60): void {
  requestAnimationFrame(() => {
    const element = target();
    const stayed = element !== null && document.activeElement === element;
    if (!document.querySelector('[role="dialog"]')) element?.focus();
    if (!stayed && frames > 0) focusWhenFree(target, frames - 1);
  });
}
