const patienceMs = 4_000;

/** Shows and focuses a part of a tab that may still have to load. */
export function focusSoon(id: string): void {
  const until = performance.now() + patienceMs;
  const step = () => {
    const part = document.getElementById(id);
    if (part && !part.closest('[hidden]')) {
      part.scrollIntoView({ block: 'center' });
      part.focus({ preventScroll: true });
    } else if (performance.now() < until) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
