import './styles/tokens.css';
import './styles/season-marks.css';
import './styles/base.css';
import type { Language } from '@rxweb/contracts/shared/language';
import type { BootData } from '@rxweb/contracts/store';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { readBootData } from './boot/boot.tsx';
import { keepTyped } from './boot/early-input.ts';
import { waitForSign } from './boot/first-paint.ts';
import { holdEarlyPresses } from './boot/lazy-part.tsx';
import { startSession } from './features/session/session-store.ts';
import { startLanguage } from './texts/use-texts.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page came without its root element.');
// In a step of its own: keys and presses are answered between it and the running of the file.
await new Promise<HTMLElement>((resolve) => setTimeout(resolve, 0, container)).then(start);

async function start(container: HTMLElement): Promise<void> {
  const boot = readBootData(document);
  const rendered = renderedLanguage(boot, container);
  // The texts of her language come first: nobody sees the page in one language turn into another.
  const isTakenOver = (await startLanguage(rendered)) === rendered;
  keepTyped();
  startSession(boot.backend, async () => (await import('./app/staff-frame.tsx')).loadSession());
  holdEarlyPresses();
  const page = (
    <StrictMode>
      <Providers boot={isTakenOver ? boot : withoutMarkup(boot)}>
        <App />
      </Providers>
    </StrictMode>
  );
  if (isTakenOver) {
    waitForSign();
    // In slices: keys and presses are answered meanwhile.
    startTransition(() => void hydrateRoot(container, page));
  } else createRoot(container).render(page);
  // The first script hides what is not meant to be seen.
  document.documentElement.style.cssText = '';
}

function withoutMarkup({ renderedAt, ...rest }: BootData): BootData {
  return rest;
}

/** The language of the server's markup; null where there is none, or where the kept front page stands in for another one. */
function renderedLanguage({ renderedAt }: BootData, container: HTMLElement): Language | null {
  const { lang } = document.documentElement;
  const isHere = renderedAt !== undefined && location.pathname === '/' && container.firstChild;
  return isHere && (lang === 'en' || lang === 'es') ? lang : null;
}
