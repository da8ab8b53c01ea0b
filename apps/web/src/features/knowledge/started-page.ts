/** What a new page starts with. In memory: visitors' words don't belong in an address. */
interface StartedPage {
  title: string;
  questions: readonly string[];
}

const started = new Map<string, StartedPage>();

export function startPage(id: string, page: StartedPage): void {
  started.set(id, page);
}

export function takeStartedPage(id: string): StartedPage | null {
  return started.get(id) ?? null;
}

export function forgetStartedPage(id: string): void {
  started.delete(id);
}
