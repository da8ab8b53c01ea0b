import type { IconDrawing } from '../../../../ui/icons.ts';
import { warnIcon } from '../../../../ui/more-icons.ts';
import { crossCircleIcon } from '../../../../ui/staff-icons.ts';
import type { SlotVerdict } from './slot-views.ts';

/** Where the tone's own icon says something else. */
export function stateIcon({ tone }: SlotVerdict): { icon?: IconDrawing } {
  if (tone === 'fail') return { icon: crossCircleIcon };
  return tone === 'warn' ? { icon: warnIcon } : {};
}
