const styles = new Map<string, Promise<void>>();

/**
 * Replaces Vite's preload helper, mostly for older browsers: requests a lazy part's scripts at once, after its styles. A failed style
 * rejects; the next call requests it again.
 */
export async function __vitePreload<Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part> {
  await Promise.all(files.map((file) => styles.get(file) ?? request(`/${file}`, file)));
  return load();
}

function request(href: string, file: string): Promise<void> | undefined {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.href = href;
  link.rel = 'modulepreload';
  let loaded: Promise<void> | undefined;
  if (file.endsWith('.css')) {
    link.rel = 'stylesheet';
    loaded = new Promise((settle, fail) => {
      link.onload = () => settle();
      link.onerror = (error) => {
        styles.delete(file);
        fail(error);
      };
    });
    styles.set(file, loaded);
  }
  document.head.append(link);
  return loaded;
}
