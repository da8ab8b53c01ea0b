import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';

type Fit = NonNullable<ShoeCaseDetails['fit']>;
type ShoeFit = NonNullable<Fit['left']>;

const widths = { right: 'width right for the foot', tight: 'width tight', loose: 'width loose' } as const;

/** The fitting note: findings on each worn shoe in words, then free text. Null when both are empty. */
export function fitNoteText(fit: ShoeCaseDetails['fit'], note: string | null): string | null {
  const sentences = fit
    ? [
        footText('Left', fit.left),
        footText('Right', fit.right),
        fit.walked === true ? 'Walked with shoes and inserts on.' : null,
        fit.walked === false ? 'Didn’t walk with them on.' : null,
      ].filter((sentence) => sentence !== null)
    : [];
  if (sentences.length === 0) return note;
  return [...sentences, ...(note?.trim() ? [note.trim()] : [])].join(' ');
}

function footText(side: string, found: ShoeFit | null): string | null {
  if (!found) return null;
  const parts = [
    found.toeSpaceMm === null ? null : `toe space ${found.toeSpaceMm} mm`,
    found.heelSlipMm === null ? null : `heel slip ${found.heelSlipMm} mm`,
    found.width && widths[found.width],
    found.skinClear === true ? 'no pressure marks on the skin' : null,
    found.skinClear === false ? 'pressure marks on the skin' : null,
  ].filter((text) => text !== null);
  return parts.length > 0 ? `${side}: ${parts.join(', ')}.` : null;
}
