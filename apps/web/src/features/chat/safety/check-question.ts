import type { CareCard, CareNote } from '@rxweb/contracts/chat';
import { type CareRequest, loadSafety, waitMs } from './safety.ts';

interface CheckListener {
  /** Called at once for an emergency, otherwise when the answer fails. */
  onCard(card: CareCard): void;
  /** Called at once: a note accompanies the answer, whatever becomes of it. */
  onNote(note: CareNote): void;
  /** The answer failed and the check could not load. */
  onUnchecked(): void;
}

/**
 * Runs the fixed safety check in the browser too, (docs/decisions/0006). Questions for a pharmacist are left to the server unless it fails.
 */
export function checkQuestion(request: CareRequest, { onCard, onNote, onUnchecked }: CheckListener) {
  const checked = loadSafety().then((careFor) => careFor(request));
  checked.then(
    ({ card, note }) => {
      if (card && card.tier !== 'pharmacist') onCard(card);
      if (note) onNote(note);
    },
    // Offline before the check loaded. The server checks too.
    () => undefined,
  );
  return {
    failed(): void {
      const timer = setTimeout(onUnchecked, waitMs);
      const isKnown = () => clearTimeout(timer);
      checked.then(({ card }) => card && onCard(card), onUnchecked).finally(isKnown);
    },
  };
}
