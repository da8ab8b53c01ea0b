import { applyStoredTheme } from './theme-init.ts';

// The first script of every page but the front page.
applyStoredTheme();
