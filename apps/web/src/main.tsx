import './styles/tokens.css';
import './styles/season-marks.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { keepForOffline } from './lib/app-version.ts';
import { readBootData } from './lib/boot.tsx';
import { startLanguage } from './lib/texts/use-texts.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page came without its root element.');
// The texts of her language come first: nobody sees the page in one language turn into another.
await startLanguage();
createRoot(root).render(
  <StrictMode>
    <Providers boot={readBootData(document)}>
      <App />
    </Providers>
  </StrictMode>,
);
keepForOffline();
