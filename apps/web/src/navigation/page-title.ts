let [prefix, title] = ['', ''];

export function setPageTitle(next: string): void {
  title = next;
  document.title = prefix + title;
}

/** Sets a prefix such as `(3) ` for this page and the next ones; empty removes it. */
export function setTitlePrefix(next: string): void {
  prefix = next;
  document.title = prefix + title;
}
