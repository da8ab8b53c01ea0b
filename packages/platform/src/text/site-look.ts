type Pair = readonly [light: string, dark: string];

/** Who pages and mails outside the app speak for: its name, and lines such as address and phone. */
export interface Site {
  name: string;
  lines: readonly string[];
  /** The site's own colors, readable on each other and on our surfaces. */
  accent?: Record<'accent' | 'onAccent', Pair>;
  /** The address of a square picture on our own origin, for pages. Mails load nothing. */
  logo?: string;
}

export type SiteLanguage = 'en' | 'es';

/** The app's colors, light then dark: what pages and mails outside the app share with it. */
const colors = {
  surface: ['#f7f6f3', '#1a1916'],
  raised: ['#ffffff', '#242420'],
  text: ['#1b211e', '#ebe9e4'],
  muted: ['#4e544f', '#b8b6af'],
  border: ['#dad9d4', '#3e3d38'],
  accent: ['#235b4c', '#a0d0c0'],
  onAccent: ['#ffffff', '#081a15'],
  focus: ['#1957d2', '#f1c961'],
} as const;

type Colors = Record<keyof typeof colors, string>;
type Rules = (color: Colors) => string;

const rules: Rules = (c) =>
  [
    `body{background:${c.surface};color:${c.text}}`,
    `.card{background:${c.raised};border-color:${c.border}}`,
    `.site{color:${c.accent}}`,
    `.muted{color:${c.muted}}`,
    `.button{background:${c.accent};color:${c.onAccent}}`,
    `.line{border-color:${c.border}}`,
    `.button:focus-visible{outline-color:${c.focus}}`,
  ].join('');

function paint(place: 0 | 1, accent: Site['accent']): string {
  const pairs = Object.entries({ ...colors, ...accent });
  return rules(Object.fromEntries(pairs.map(([name, pair]) => [name, pair[place]])) as Colors);
}

const layout = [
  ':root{color-scheme:light dark}',
  'body{margin:0;padding:16px;font:17px/1.6 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}',
  '.card{max-width:480px;margin:24px auto;padding:28px;border:1px solid;border-radius:16px}',
  '.site{margin:0 0 20px;font-weight:700}',
  'h1{font-size:26px;line-height:1.3;margin:0 0 8px}',
  'p{margin:0 0 16px;overflow-wrap:anywhere}',
  '.button{display:block;box-sizing:border-box;width:100%;min-height:48px;padding:11px 16px;border:0;border-radius:10px;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}',
  '.button:focus-visible{outline:3px solid;outline-offset:3px}',
  '.code{font-size:26px;font-weight:700;letter-spacing:2px}',
  '.muted{font-size:15px}',
  '.line{border:0;border-top:1px solid;margin:28px 0}',
  '.logo{margin-right:10px;border-radius:8px;vertical-align:middle}',
].join('');

/** The style sheet of pages and mails. Light where the reader's program says nothing. */
export const siteStyle = ({ accent }: Pick<Site, 'accent'>): string =>
  `${layout}${paint(0, accent)}@media(prefers-color-scheme:dark){${paint(1, accent)}}`;
