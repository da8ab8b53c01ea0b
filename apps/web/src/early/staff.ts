import { applyStoredLook } from './look.ts';

// The first script of every page but the front page.
applyStoredLook();
