const links = [
  ['manifest', '/manifest.webmanifest'],
  ['apple-touch-icon', '/icons/apple-touch-icon.png'],
] as const;

/** After the page is drawn, to keep the manifest out of the first response. */
export function offerInstall(): void {
  for (const [rel, href] of links) {
    if (document.querySelector(`link[rel="${rel}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}
