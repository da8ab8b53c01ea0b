import { chatEn } from './chat-en.ts';
import { chatEs } from './chat-es.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { staffEn } from './staff-en.ts';
import { staffEs } from './staff-es.ts';
import { storeEn } from './store-en.ts';
import { storeEs } from './store-es.ts';
import { uiEn } from './ui-en.ts';
import { uiEs } from './ui-es.ts';

/** All public catalogues as one, for tests. */
export const allEn = {
  ...en,
  ...chatEn,
  ...storeEn,
  ...staffEn,
  ...uiEn,
  shell: { ...en.shell, ...storeEn.shell, ...staffEn.shell },
  pages: { ...en.pages, ...staffEn.pages },
  chat: { ...en.chat, ...chatEn.chat },
  camera: { ...en.camera, ...chatEn.camera },
  errors: { ...chatEn.errors, ...staffEn.errors },
};

export type AllTexts = typeof allEn;

export const allEs: AllTexts = {
  ...es,
  ...chatEs,
  ...storeEs,
  ...staffEs,
  ...uiEs,
  shell: { ...es.shell, ...storeEs.shell, ...staffEs.shell },
  pages: { ...es.pages, ...staffEs.pages },
  chat: { ...es.chat, ...chatEs.chat },
  camera: { ...es.camera, ...chatEs.camera },
  errors: { ...chatEs.errors, ...staffEs.errors },
};
