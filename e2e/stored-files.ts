import type { Page } from '@playwright/test';

type Account = { email: string; password: string };

/** Reads a visitor's stored file back the way staff do: sign in, then download through our server. */
export async function readStoredFile(url: string, account: Account, path: string): Promise<Buffer> {
  const { token } = await staffAt(url, account);
  const file = await fetch(`${url}/api/storage/download?bucket=chat-uploads&path=${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!file.ok) throw new Error(`the file could not be read: ${file.status} ${await file.text()}`);
  return Buffer.from(await file.arrayBuffer());
}

/** The visitors' stored objects of exactly that many bytes. */
export async function storedOfSize(url: string, account: Account, size: number): Promise<string[]> {
  const { token, anonKey } = await staffAt(url, account);
  const answer = await fetch(`${url}/backend/storage/v1/object/list/chat-uploads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: anonKey, authorization: `Bearer ${token}` },
    body: JSON.stringify({ prefix: '', limit: 1000, offset: 0, sortBy: { column: 'name', order: 'desc' } }),
  });
  const objects = (await answer.json()) as { name: string; metadata: { size: number } }[];
  return objects.filter(({ metadata }) => metadata.size === size).map(({ name }) => name);
}

const signedIn = new Map<string, Promise<{ token: string; anonKey: string }>>();

function staffAt(url: string, account: Account): Promise<{ token: string; anonKey: string }> {
  const known = signedIn.get(url) ?? signInAt(url, account);
  signedIn.set(url, known);
  return known;
}

async function signInAt(url: string, account: Account): Promise<{ token: string; anonKey: string }> {
  const { anonKey } = (await (await fetch(`${url}/api/backend-key`)).json()) as { anonKey: string };
  const signIn = await fetch(`${url}/backend/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: anonKey },
    body: JSON.stringify(account),
  });
  const { access_token: token } = (await signIn.json()) as { access_token: string };
  return { token, anonKey };
}

/** A picture such as a phone would send, drawn in the browser. */
export async function photoOfALabel(page: Page): Promise<Buffer> {
  const dataUrl = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 600, 400);
    pen.fillStyle = '#222';
    pen.font = '28px sans-serif';
    pen.fillText('ALDER STREET PHARMACY', 40, 80);
    pen.fillText('Take with food. Refills: 2', 40, 140);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
}
