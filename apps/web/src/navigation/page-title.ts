/** What the tab is called: the page's title, and what stands before it while something waits. */
let [prefix, title] = ['', ''];

/** Names the browser tab. */
export function setPageTitle(next: string): void {
  title = next;
  document.title = prefix + title;
}

/** Puts something before the title of this page and the next ones, such as `(3) `; nothing takes it away. */
export function setTitlePrefix(next: string): void {
  prefix = next;
  document.title = prefix + title;
}
