import { applyStoredTheme } from './theme-init.ts';

// For every page but the front page.
applyStoredTheme();
