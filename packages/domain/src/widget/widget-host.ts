/**
 * The website that a pasted address belongs to, as settings keep it: `www.Millbrook.example/contact` is `https://www.millbrook.example`. What
 * is no address comes back as it was typed.
 */
export function widgetHostOf(text: string): string {
  const typed = text.trim();
  const address = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);
  return address && address.hostname !== '' && /^https?:$/.test(address.protocol) ? address.origin : typed;
}
