import { saveOwnFile } from '../../features/chat/widget/framed-visitor.ts';

/**
 * No link leads the frame itself elsewhere. A call to 911 goes through the window around: a strict `frame-src` there would stop it in the
 * frame.
 */
export function keepLinksOutside(): void {
  addEventListener('click', handleClick, true);
}

function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.getAttribute('href')?.startsWith('#')) return;
  if (link.origin === location.origin && link.pathname.startsWith('/api/') && link.download) {
    event.preventDefault();
    saveOwnFile(link).catch(() => undefined);
  } else if (/^(tel|sms|mailto):$/.test(link.protocol)) link.target = '_top';
  else if (link.target === '') Object.assign(link, { target: '_blank', rel: 'noopener' });
}
