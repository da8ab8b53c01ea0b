const links = [
  ['manifest', '/manifest.webmanifest'],
  ['apple-touch-icon', '/icons/apple-touch-icon.png'],
] as const;

/** Adds the web app manifest after the page is drawn, to keep it out of the first response. */
export function offerInstall(): void {
  for (const [rel, href] of links) {
    if (document.querySelector(`link[rel="${rel}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}
