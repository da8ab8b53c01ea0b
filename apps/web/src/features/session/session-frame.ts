import type { SessionState } from './session-state.ts';
import { changeSession, sessionState } from './session-store.ts';

export type FrameAction =
  | { type: 'login-opened'; returnTo: string | null }
  | { type: 'login-closed' }
  | { type: 'sidebar-toggled' }
  | { type: 'sidebar-closed' };

/** The rest is in `session-reducer.ts`. */
export function frameReducer(state: SessionState, action: FrameAction): SessionState {
  switch (action.type) {
    case 'login-opened':
      return { ...state, showLogin: true, returnTo: action.returnTo };
    case 'login-closed':
      return { ...state, showLogin: false, returnTo: null, linkIsSpent: false, endedBy: null };
    case 'sidebar-toggled':
      return { ...state, sidebarOpen: !state.sidebarOpen };
    case 'sidebar-closed':
      return { ...state, sidebarOpen: false };
  }
}

/** `returnTo` is the page to open afterwards. */
export function openLogin(returnTo?: string): void {
  dispatch({ type: 'login-opened', returnTo: returnTo ?? null });
}

export function closeLogin(): void {
  dispatch({ type: 'login-closed' });
}

export function toggleSidebar(): void {
  dispatch({ type: 'sidebar-toggled' });
}

export function closeSidebar(): void {
  dispatch({ type: 'sidebar-closed' });
}

function dispatch(action: FrameAction): void {
  changeSession(frameReducer(sessionState(), action));
}
