import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { expect, it } from 'vitest';
import { sessionReducer } from './session-reducer.ts';
import { initialSessionState, type SessionState, signedOut } from './session-state.ts';

const user = { id: 'u1', aud: 'authenticated', email: 'dana@alder.example', app_metadata: {}, created_at: '' };

function sessionWith(metadata: Record<string, unknown>, id = 'u1'): Session {
  const session = { access_token: 'a', refresh_token: 'r', expires_in: 3600, token_type: 'bearer' as const };
  return { ...session, user: { ...user, id, user_metadata: metadata } };
}

function signedIn(metadata: Record<string, unknown>): SessionState {
  return sessionReducer(initialSessionState(true), { type: 'session-loaded', session: sessionWith(metadata) });
}

it('S4-01 begins as public, and waits only where a session may be stored', () => {
  expect(initialSessionState(false)).toEqual(signedOut);
  expect(initialSessionState(true)).toMatchObject({ role: 'public', user: null, loading: true });
});

it.each(['employee', 'pharmacist', 'admin'])('S4-02 S4-05 takes %s from the metadata and opens the sidebar', (role) => {
  expect(signedIn({ role })).toMatchObject({ role, sidebarOpen: true, loading: false, user: { id: 'u1' } });
});

it('S4-03 takes the new role when another user signs in', () => {
  const after = sessionReducer(signedIn({ role: 'employee' }), {
    type: 'auth-changed',
    event: 'SIGNED_IN',
    session: sessionWith({ role: 'admin' }, 'u2'),
  });
  expect(after).toMatchObject({ role: 'admin', sidebarOpen: true, user: { id: 'u2' } });
});

it.each([{}, { role: 'owner' }, { role: ['admin'] }])('S4-04 treats the metadata %j as public', (metadata) => {
  expect(signedIn(metadata)).toMatchObject({ role: 'public', sidebarOpen: false, user: { id: 'u1' } });
});

it('S4-06 S4-07 S7-04 clears everything at the sign-out', () => {
  const after = sessionReducer(signedIn({ role: 'admin' }), {
    type: 'auth-changed',
    event: 'SIGNED_OUT',
    session: null,
  });
  expect(after).toEqual(signedOut);
});

it('S4-08 S4-16 ends the waiting when there is no backend or the load fails', () => {
  for (const type of ['backend-unavailable', 'session-load-failed'] as const) {
    expect(sessionReducer(initialSessionState(true), { type })).toEqual(signedOut);
  }
});

const events: AuthChangeEvent[] = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
];
it.each(events)('takes the session that %s brings and leaves a closed menu closed', (event) => {
  const closed = sessionReducer(signedIn({ role: 'pharmacist' }), { type: 'sidebar-closed' });
  const renewed = { ...sessionWith({ role: 'pharmacist' }), access_token: 'renewed' };
  const after = sessionReducer(closed, { type: 'auth-changed', event, session: renewed });
  expect(after).toMatchObject({ sidebarOpen: false, session: { access_token: 'renewed' } });
});

it('opens the sidebar again when the role of the same person changes', () => {
  const closed = sessionReducer(signedIn({ role: 'employee' }), { type: 'sidebar-closed' });
  const promoted = sessionWith({ role: 'admin' });
  const after = sessionReducer(closed, { type: 'auth-changed', event: 'USER_UPDATED', session: promoted });
  expect(after).toMatchObject({ role: 'admin', sidebarOpen: true });
});

it('closes the login dialog at sign-in and keeps it open while signed out', () => {
  const asked = sessionReducer(signedOut, { type: 'login-opened', returnTo: '/app/users' });
  expect(asked).toMatchObject({ showLogin: true, returnTo: '/app/users' });
  const nobody = sessionReducer(asked, { type: 'auth-changed', event: 'INITIAL_SESSION', session: null });
  expect(nobody).toMatchObject({ showLogin: true, returnTo: '/app/users' });
  const somebody = sessionReducer(asked, { type: 'session-loaded', session: sessionWith({ role: 'admin' }) });
  expect(somebody.showLogin).toBe(false);
});

it('forgets the wanted page when the login dialog is closed', () => {
  const asked = sessionReducer(signedOut, { type: 'login-opened', returnTo: '/app/users' });
  expect(sessionReducer(asked, { type: 'login-closed' })).toEqual(signedOut);
});

it('S2-61 toggles the sidebar', () => {
  const open = signedIn({ role: 'employee' });
  const closed = sessionReducer(open, { type: 'sidebar-toggled' });
  expect(closed.sidebarOpen).toBe(false);
  expect(sessionReducer(closed, { type: 'sidebar-toggled' })).toEqual(open);
});

const claims = (aal: string) =>
  `h.${btoa(JSON.stringify({ aal, name: 'ÿ' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}.s`;
const factor = { id: 'f1', factor_type: 'totp' as const, created_at: '', updated_at: '' };

function sessionWithFactor(aal: string, status: 'verified' | 'unverified' = 'verified'): Session {
  const session = sessionWith({ role: 'admin' });
  return { ...session, access_token: claims(aal), user: { ...session.user, factors: [{ ...factor, status }] } };
}

it('S4-15 lets a user in only after the second factor', () => {
  const asked = sessionReducer(signedOut, { type: 'login-opened', returnTo: '/app/users' });
  const owing = sessionReducer(asked, { type: 'auth-changed', event: 'SIGNED_IN', session: sessionWithFactor('aal1') });
  const pending = { step: 'code', email: user.email, hasPasskey: false };
  expect(owing).toEqual({ ...signedOut, showLogin: true, returnTo: '/app/users', pending });
  const event = 'MFA_CHALLENGE_VERIFIED';
  const after = sessionReducer(owing, { type: 'auth-changed', event, session: sessionWithFactor('aal2') });
  expect(after).toMatchObject({ role: 'admin', pending: null, showLogin: false, sidebarOpen: true });
});

it('requires nothing of users whose factor was never used, and opens no dialog without a request to sign in', () => {
  const event = 'SIGNED_IN';
  const unused = sessionReducer(signedOut, {
    type: 'auth-changed',
    event,
    session: sessionWithFactor('aal1', 'unverified'),
  });
  expect(unused).toMatchObject({ role: 'admin', pending: null });
  const elsewhere = sessionReducer(signedOut, { type: 'auth-changed', event, session: sessionWithFactor('aal1') });
  expect(elsewhere).toMatchObject({ user: null, showLogin: false, pending: { step: 'code' } });
});

it('S4-14 asks who came by a link for a password, after the code where there is one, and lets in afterwards', () => {
  const came = sessionReducer(initialSessionState(true), { type: 'password-asked', isAsked: true });
  const recovered = { type: 'auth-changed', event: 'PASSWORD_RECOVERY' } as const;
  const owing = sessionReducer(came, { ...recovered, session: sessionWithFactor('aal1') });
  expect(owing).toMatchObject({ user: null, showLogin: true, loading: false, pending: { step: 'code' } });
  const asked = sessionReducer(owing, { ...recovered, session: sessionWithFactor('aal2') });
  expect(asked).toMatchObject({ user: null, showLogin: true, pending: { step: 'new-password', email: user.email } });
  const updated = sessionReducer(asked, {
    type: 'auth-changed',
    event: 'USER_UPDATED',
    session: sessionWithFactor('aal2'),
  });
  expect(updated.pending).toMatchObject({ step: 'new-password' });
  const chosen = sessionReducer(updated, { type: 'password-chosen', session: sessionWithFactor('aal2') });
  expect(chosen).toMatchObject({ role: 'admin', pending: null, showLogin: false, mustChoosePassword: false });
});

it('forgets what was asked when the half-done sign-in is given up', () => {
  const came = sessionReducer(initialSessionState(true), { type: 'password-asked', isAsked: true });
  const asked = sessionReducer(came, { type: 'session-loaded', session: sessionWith({ role: 'admin' }) });
  const left = sessionReducer(asked, { type: 'auth-changed', event: 'SIGNED_OUT', session: null });
  expect(left).toEqual({ ...signedOut, showLogin: true });
});

it('says in the login dialog that a link is of no use, until the dialog is closed', () => {
  const refused = sessionReducer(initialSessionState(true), { type: 'link-refused' });
  const loaded = sessionReducer(refused, { type: 'session-loaded', session: null });
  expect(loaded).toEqual({ ...signedOut, showLogin: true, linkIsSpent: true });
  expect(sessionReducer(loaded, { type: 'login-closed' })).toEqual(signedOut);
});

const tokenOf = (sessionId: string) => `h.${btoa(JSON.stringify({ session_id: sessionId }))}.s`;

function sessionNumbered(sessionId: string, userId = 'u1', role = 'pharmacist'): Session {
  return { ...sessionWith({ role }, userId), access_token: tokenOf(sessionId) };
}

const open = sessionReducer(initialSessionState(true), { type: 'session-loaded', session: sessionNumbered('s1') });
const lock = { type: 'locked', reason: 'idle', sessionId: 's1' } as const;

it('A15 keeps person and role while the screen is locked, whatever becomes of the session', () => {
  const closed = sessionReducer(open, { type: 'sidebar-closed' });
  const locked = sessionReducer(closed, lock);
  expect(locked).toEqual({ ...closed, session: null, locked: { reason: 'idle', isTaken: false } });
  expect(sessionReducer(locked, { type: 'auth-changed', event: 'SIGNED_OUT', session: null })).toEqual(locked);
  const refused = {
    type: 'session-refused',
    refusal: 'session_ended',
    cause: { reason: null, role: 'public' },
    returnTo: '/app/dme',
  } as const;
  expect(sessionReducer(locked, refused)).toEqual(locked);
  const again = { type: 'auth-changed', event: 'SIGNED_IN', session: sessionNumbered('s2') } as const;
  expect(sessionReducer(locked, again)).toEqual({ ...closed, session: sessionNumbered('s2') });
});

it('A15 shows no one another user’s pages', () => {
  const next = { type: 'auth-changed', event: 'SIGNED_IN', session: sessionNumbered('s2', 'u2', 'admin') } as const;
  const taken = sessionReducer(sessionReducer(open, lock), next);
  expect(taken).toMatchObject({ session: null, user: { id: 'u1' }, locked: { isTaken: true } });
});

it('locks no other session than the one that is meant', () => {
  expect(sessionReducer(open, { ...lock, sessionId: 's0' })).toEqual(open);
  expect(sessionReducer(signedOut, { ...lock, sessionId: null })).toEqual(signedOut);
});

it('asks for the second factor on the lock screen, too', () => {
  const owing = { type: 'auth-changed', event: 'SIGNED_IN', session: sessionWithFactor('aal1') } as const;
  const locked = sessionReducer(sessionReducer(open, lock), owing);
  expect(locked).toMatchObject({ pending: { step: 'code' }, locked: { reason: 'idle' }, role: 'pharmacist' });
});

it('says why the server ended a session until the dialog is closed', () => {
  const cause = { reason: 'role_changed', role: 'employee' } as const;
  const refusal = { type: 'session-refused', refusal: 'session_ended', cause, returnTo: '/app/users' } as const;
  const refused = sessionReducer(open, refusal);
  expect(refused).toEqual({
    ...signedOut,
    showLogin: true,
    returnTo: '/app/users',
    endedBy: { refusal: 'session_ended', ...cause },
  });
  const after = sessionReducer(refused, { type: 'auth-changed', event: 'SIGNED_OUT', session: null });
  expect(after).toEqual(refused);
  expect(sessionReducer(after, { type: 'login-closed' })).toEqual(signedOut);
});
