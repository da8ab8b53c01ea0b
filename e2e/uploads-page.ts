import { expect, type Page, type Request } from '@playwright/test';

export interface SampleFile {
  name: string;
  /** Left out: the browser knows none. */
  type?: string;
  /** Filled with a letter; `text` wins. */
  size?: number;
  text?: string;
  base64?: string;
}

const [pdfStart, pdfEnd] = ['%PDF-1.7\n1 0 obj<<>>endobj\n%', '\ntrailer<<>>\n%%EOF\n'];

/** The text of a PDF that the server takes, with this in it, filled up to `size`. */
export function pdfText(content = 'rx', size = 0): string {
  return pdfStart + content.padEnd(size - pdfStart.length - pdfEnd.length, 'x') + pdfEnd;
}

export const pdf = (name: string, text = pdfText()): SampleFile => ({ name, type: 'application/pdf', text });

/** A picture of one pixel. */
export const pixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** The files of the chat bar as a visitor meets them. */
export function uploadsPage(page: Page) {
  const list = page.getByRole('list', { name: 'Files being added' });
  return {
    picker: page.getByRole('button', { name: 'Add files', exact: true }),
    list,
    rows: list.getByRole('listitem'),
    chips: page.getByRole('list', { name: 'Files to send' }).getByRole('listitem'),
    row: (name: string) => list.getByRole('listitem').filter({ hasText: name }),
    progress: (name: string) => page.getByRole('progressbar', { name }),
    succeeded: (count: number) => page.getByText(`${count} file(s) uploaded successfully!`, { exact: true }),
    drop: (files: SampleFile[]) => dispatch(page, 'drop', files),
    drag: (type: 'dragenter' | 'dragover' | 'dragleave', files: SampleFile[], over = 'body') =>
      dispatch(page, type, files, over),
    paste: (files: SampleFile[]) => dispatch(page, 'paste', files),
  };
}

/** Files in the air: made in the page, as a test cannot reach the desktop. */
async function dispatch(page: Page, type: string, files: SampleFile[], over = 'body'): Promise<void> {
  // On a stalled machine a page loads before it is drawn, and no one drops files on a page that isn't visible.
  await page.locator('main form').first().waitFor();
  await page.evaluate(
    ({ type, files, over }) => {
      const transfer = new DataTransfer();
      for (const { name, type: mime, size = 0, text, base64 } of files) {
        const bytes = base64
          ? Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
          : new TextEncoder().encode(text ?? 'x'.repeat(size));
        transfer.items.add(new File([bytes], name, mime === undefined ? {} : { type: mime }));
      }
      const init = { bubbles: true, cancelable: true };
      const event =
        type === 'paste'
          ? new ClipboardEvent(type, { ...init, clipboardData: transfer })
          : new DragEvent(type, { ...init, dataTransfer: transfer });
      document.querySelector(over)?.dispatchEvent(event);
    },
    { type, files, over },
  );
}

const grantPath = '**/api/storage/upload-url';
const objectPath = '**/backend/storage/v1/object/**';
const proxyPath = '**/api/storage/upload-proxy';

/** Replaces the storage of every method: succeeds at once, or as the answers say. */
export async function stubStorage(page: Page, answers: { put?: object } = {}): Promise<Request[]> {
  const seen: Request[] = [];
  let count = 0;
  await page.route(grantPath, (route) => {
    seen.push(route.request());
    count += 1;
    const extension = String(route.request().postDataJSON().path).split('.').at(-1);
    const path = `179000000000${count % 10}-${'a'.repeat(26)}.${extension}`;
    return route.fulfill({ json: { bucket: 'chat-uploads', path, token: 'token' } });
  });
  await page.route(objectPath, (route) => {
    seen.push(route.request());
    return route.fulfill({ json: { Key: 'chat-uploads/x', path: 'x', ...answers.put } });
  });
  return seen;
}

/** Lets every method fail in the same way. */
export async function failStorage(page: Page, answer: { status: number; body?: string } | 'abort'): Promise<string[]> {
  const tried: string[] = [];
  for (const path of [grantPath, objectPath, proxyPath]) {
    await page.route(path, (route) => {
      tried.push(new URL(route.request().url()).pathname);
      return answer === 'abort' ? route.abort() : route.fulfill({ contentType: 'application/json', ...answer });
    });
  }
  return tried;
}

/** Holds the bytes of files back until released. */
export async function holdUploads(page: Page): Promise<{ release(): void; started: () => number }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let started = 0;
  await page.route(objectPath, async (route) => {
    started += 1;
    await held;
    await route.fallback().catch(() => undefined);
  });
  return { release, started: () => started };
}

/** Holds back the code that takes files, until it is let go. */
export async function holdDropZone(page: Page): Promise<() => void> {
  const { promise: isFree, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/uploads-parts-*.js', async (route) => {
    await isFree;
    await route.continue();
  });
  return resolve;
}

/** The attachments of the next message. */
export async function sendAndRead(page: Page, text = 'Here it is.') {
  await page.route('**/api/chat-stream', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'event: chunk\ndata: Thanks.\n\nevent: end\ndata: [DONE]\n\n',
    }),
  );
  const request = page.waitForRequest('**/api/chat-stream');
  const input = page.getByRole('textbox', { name: 'Type your question' });
  await expect(input).toBeEnabled();
  await input.fill(text);
  await input.press('Enter');
  return (await request).postDataJSON().attachments as Record<string, unknown>[];
}
