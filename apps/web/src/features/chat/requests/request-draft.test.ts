import { beforeEach, expect, it } from 'vitest';
import { tabValues } from '../../../storage/browser-storage.ts';
import {
  dropDraft,
  keepByTextDraft,
  keepCallbackDraft,
  keepDraft,
  openByTextDraft,
  openCallbackDraft,
  openDraft,
} from './request-draft.ts';
import { requestDraftKey } from './request-draft-key.ts';

beforeEach(() => tabValues.remove(requestDraftKey));

it('each kind keeps its own draft while another form is filled in, sent or canceled', () => {
  keepDraft({ ...openDraft('refill', {}), values: { items: '7702231' }, step: 'who' });
  keepDraft({ ...openDraft('delivery', {}), values: { address: '12 Oak Street' } });
  expect(openDraft('refill', { handover: 'delivery' })).toMatchObject({
    step: 'who',
    values: { items: '7702231', handover: 'delivery' },
  });
  dropDraft('delivery');
  expect(openDraft('delivery', {}).values).toEqual({});
  expect(openDraft('refill', {}).values).toEqual({ items: '7702231' });
  dropDraft('refill');
  expect(tabValues.get(requestDraftKey)).toBeNull();
});

it('keeps the single draft that an older version saved, and starts empty when it can’t be read', () => {
  const draft = { ...openDraft('refill', {}), values: { items: '7702231' } };
  tabValues.set(requestDraftKey, JSON.stringify(draft));
  expect(openDraft('refill', {})).toEqual(draft);
  tabValues.set(requestDraftKey, 'no JSON');
  expect(openDraft('refill', {}).values).toEqual({});
});

it('keeps what is typed in the callback form, beside the requests', () => {
  const typed = { name: 'June', phone: '(415) 555-0142', message: 'About my delivery' };
  keepDraft({ ...openDraft('refill', {}), values: { items: '7702231' } });
  keepCallbackDraft(typed);
  expect([openCallbackDraft(), openDraft('refill', {}).values]).toEqual([typed, { items: '7702231' }]);
  dropDraft('callback');
  dropDraft('refill');
  keepCallbackDraft({ name: '', phone: '', message: '' });
  expect(tabValues.get(requestDraftKey)).toBeNull();
});

it('keeps the number in the form for texts while another form is open', () => {
  keepByTextDraft('(415) 555-0142');
  keepCallbackDraft({ name: 'June', phone: '', message: '' });
  dropDraft('callback');
  expect(openByTextDraft()).toBe('(415) 555-0142');
  keepByTextDraft('');
  expect([openByTextDraft(), tabValues.get(requestDraftKey)]).toEqual(['', null]);
});
