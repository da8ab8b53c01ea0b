const links = [
  ['manifest', '/manifest.webmanifest'],
  ['apple-touch-icon', '/icons/apple-touch-icon.png'],
] as const;

/** Tells the browser what it needs to install the page as an app. Nobody installs it before it is drawn, so its first answer does without. */
export function offerInstall(): void {
  for (const [rel, href] of links) {
    if (document.querySelector(`link[rel="${rel}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}
