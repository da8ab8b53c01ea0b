import { answerStream } from '../answer-stream.ts';
import { chatPage } from '../chat-page.ts';
import { expect, test } from '../journey.ts';

// Phone numbers, addresses and sources in answers are links that one can follow, and stay whole.

const text = [
  'Call (555) 555-0100, or **Poison Control at 1-800-222-1222** at any hour, day or night.',
  'You find us at 214 Alder Street, Millbrook, OR 97000, and our other store at 12 North Main St.',
  "- In an emergency call 911\n- The [store's line](tel:+15555550100) is closed at night",
].join('\n\n');

const page = {
  name: 'Medicare, Therapeutic shoes',
  url: 'https://www.medicare.gov/coverage/therapeutic-shoes-inserts',
};

test('phone numbers and addresses in answers are links and do not break in the middle', { tag: '@phone-full' }, async ({
  page: view,
}) => {
  await view.route('**/api/chat-stream', (route) => route.fulfill(answerStream({ type: 'chunk', text })));
  for (const width of [320, 346, 371, 390, 1280]) {
    await view.setViewportSize({ width, height: 844 });
    await view.goto('/');
    const chat = chatPage(view);
    await chat.ask('Where are you, and whom do I call?');
    await chat.answered();
    const link = (name: string) => chat.conversation.getByRole('link', { name, exact: true });
    await expect(link('(555) 555-0100')).toHaveAttribute('href', 'tel:+15555550100');
    await expect(link('1-800-222-1222')).toHaveAttribute('href', 'tel:+18002221222');
    await expect(link('911')).toHaveAttribute('href', 'tel:911');
    await expect(link('214 Alder Street, Millbrook, OR 97000')).toHaveAttribute(
      'href',
      /^https:\/\/maps\.google\.com\/\?q=Alder%20Street%20Pharmacy%2C%20214%20Alder/,
    );
    await expect(link('12 North Main St')).toHaveAttribute('href', 'https://maps.google.com/?q=12%20North%20Main%20St');
    // The answer's own link keeps only the schemes of the specification.
    await expect(chat.conversation.getByText("store's line", { exact: true })).not.toHaveAttribute('href', /tel:/);
    for (const name of ['(555) 555-0100', '1-800-222-1222', '12 North Main St']) {
      const lines = await link(name).evaluate((element) => element.getClientRects().length);
      expect(lines, `${name} at ${width}`).toBe(1);
    }
    expect(await view.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test('a source that is a page of an authority opens that page', { tag: '@phone-full' }, async ({
  page: view,
  context,
}) => {
  await context.route('https://www.medicare.gov/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Therapeutic shoes</title>' }),
  );
  await view.goto('/');
  const chat = chatPage(view);
  // The real answer of our own notes.
  await chat.ask('Does Medicare pay for diabetic shoes?');
  await chat.answered();
  await expect(chat.conversation).toContainText('20%');
  const link = chat.conversation.getByRole('link', { name: /^Medicare, Therapeutic shoes/ });
  await expect(link).toHaveAttribute('href', page.url);
  const opening = context.waitForEvent('page');
  await link.click();
  const opened = await opening;
  await expect(opened).toHaveTitle('Therapeutic shoes');
  expect(opened.url()).toBe(page.url);
  await opened.close();
});
