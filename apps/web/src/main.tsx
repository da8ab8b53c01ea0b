import './styles/tokens.css';
import './styles/season-marks.css';
import './styles/base.css';
import type { Language } from '@rxweb/contracts/shared/language';
import type { BootData } from '@rxweb/contracts/store';
import { widgetPath } from '@rxweb/contracts/widget';
import { lazy, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { readBootData } from './boot/boot.tsx';
import { saveTyped } from './boot/early-input.ts';
import { awaitFirstInput } from './boot/first-paint.ts';
import { queueEarlyClicks } from './boot/lazy-part.tsx';
import { removeFailedSheets } from './boot/retry-import.ts';
import { startSession } from './features/session/session-store.ts';
import { startLanguage } from './texts/use/use-texts.ts';

const container = document.getElementById('root');
if (!container) throw new Error('No root element.');
// A separate task, so input is handled between loading and running the file.
await new Promise<HTMLElement>((resolve) => setTimeout(resolve, 0, container)).then(start);

async function start(container: HTMLElement): Promise<void> {
  const boot = readBootData(document);
  const rendered = renderedLanguage(boot, container);
  // Load the language first, so the page never switches visibly.
  const isTakenOver = (await startLanguage(rendered)) === rendered;
  saveTyped();
  const isWidget = location.pathname === widgetPath;
  // A frame on another website has no session.
  startSession(isWidget ? null : boot.backend, async () => (await import('./app/staff-frame.tsx')).loadSession());
  queueEarlyClicks();
  removeFailedSheets();
  // Not awaited here: its file waits for this one.
  const Page = isWidget ? lazy(async () => (await import('./app/widget/widget.tsx')).startWidget()) : App;
  const page = (
    <StrictMode>
      <Providers boot={isTakenOver ? boot : withoutMarkup(boot)}>
        <Page />
      </Providers>
    </StrictMode>
  );
  if (isTakenOver) {
    awaitFirstInput();
    // A transition yields to input.
    startTransition(() => void hydrateRoot(container, page));
  } else createRoot(container).render(page);
  // The first script may have hidden the page.
  document.documentElement.style.cssText = '';
}

function withoutMarkup({ renderedAt, ...rest }: BootData): BootData {
  return rest;
}

/** The markup's language; null without markup, or when the cached front page serves another path. */
function renderedLanguage({ renderedAt }: BootData, container: HTMLElement): Language | null {
  const { lang } = document.documentElement;
  const isHere = renderedAt !== undefined && location.pathname === '/' && container.firstChild;
  return isHere && (lang === 'en' || lang === 'es') ? lang : null;
}
