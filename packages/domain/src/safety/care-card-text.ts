import type { CareCard } from '@rxweb/contracts/chat';

/** A card as text: what clients without cards show, and what a conversation keeps. */
export function careCardText({ title, text, lines }: CareCard): string {
  return [`**${title}**`, text, ...lines.map(({ label }) => `**${label}**`)].join('\n\n');
}
