/** The GSM 7-bit default alphabet (3GPP TS 23.038, section 6.2.1), without its escape character. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** Its extension table (section 6.2.1.1): each takes an escape and a second unit. */
const extension = new Set('\f^{}\\[~]|€');

/** How many 7-bit units a character takes; null when it is not in GSM-7. */
export function gsmUnits(character: string): 1 | 2 | null {
  if (basic.has(character)) return 1;
  return extension.has(character) ? 2 : null;
}
