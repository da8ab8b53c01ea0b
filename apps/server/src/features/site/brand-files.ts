import type { StoreInfo } from '@rxweb/contracts/store';
import { initialsOf } from '@rxweb/domain/brand/initials';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BrandLook, brandLook, logoPath } from '../../kernel/brand/brand-look.ts';
import type { BrandPictures } from '../../kernel/brand/brand-pictures.ts';
import type { DrawnIcons, IconName } from '../../kernel/brand/draw-icons.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import { describeError } from '../../kernel/log/describe-error.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';

/** The icons that we ship, and what replaces them for a store with a logo or color of its own. */
const icons: Readonly<Record<string, IconName>> = {
  '/icons/icon-192.png': 'icon-192',
  '/icons/icon-512.png': 'icon-512',
  '/icons/icon-maskable-512.png': 'icon-maskable-512',
  '/icons/apple-touch-icon.png': 'apple-touch-icon',
};
const tabIcons = { '/favicon.svg': false, '/favicon-unread.svg': true };
/** For the static files, which leave these to the routes here. */
export const brandedFiles = [...Object.keys(icons), ...Object.keys(tabIcons)].map((path) => path.slice(1));

export interface BrandFilesDeps {
  webDir: string;
  store: StoreInfo;
  settings: LiveSettings;
  brandPictures: BrandPictures;
  log: FastifyBaseLogger;
}

const noInitials = 'Rx';

/** The logo, and the icons drawn from it, or from initials on the accent. */
export function serveBrandFiles(app: FastifyInstance, deps: BrandFilesDeps): void {
  const iconsNow = createIcons(deps);
  const serve = (path: string, type: string, from: (drawn: DrawnIcons) => string | Uint8Array) =>
    app.get(path, async (request, reply) => {
      const look = brandLook(deps.settings.current.brand);
      const drawn = look && (await iconsNow(look));
      if (!drawn) return reply.sendFile(path.slice(1), deps.webDir);
      return sendBranded(request, reply, look, type, from(drawn));
    });
  for (const [path, name] of Object.entries(icons)) serve(path, 'image/png', (drawn) => Buffer.from(drawn[name]));
  for (const [path, isUnread] of Object.entries(tabIcons))
    serve(path, 'image/svg+xml', ({ favicon }) => tabIcon(favicon, isUnread));
  app.get(logoPath, async (request, reply) => {
    const look = brandLook(deps.settings.current.brand);
    if (!look?.logo) throw new AppError('not_found');
    return sendBranded(request, reply, look, look.logo.type, look.logo.bytes);
  });
}

/** An address with the version in force never changes its bytes. */
function sendBranded(
  request: FastifyRequest,
  reply: FastifyReply,
  { version }: BrandLook,
  type: string,
  content: string | Uint8Array,
): FastifyReply {
  const etag = `"${version}"`;
  const isVersioned = request.url.endsWith(`?v=${version}`);
  reply.header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache').header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type(type).send(content);
}

/** Drawn once for each brand and name. Null: ours, also where drawing fails. */
function createIcons({ store, brandPictures, log }: BrandFilesDeps): (look: BrandLook) => Promise<DrawnIcons | null> {
  let last: { key: string; drawn: Promise<DrawnIcons | null> } | null = null;
  return async (look) => {
    const motif = motifOf(look, store.name, brandPictures);
    if (!motif) return null;
    const key = `${look.version} ${store.name}`;
    if (last?.key !== key) {
      const entry = { key, drawn: motif() };
      entry.drawn.catch(() => {
        if (last === entry) last = null;
      });
      last = entry;
    }
    return last.drawn.catch((error: unknown) => {
      log.error({ failure: describeError(error) }, 'couldn’t draw the icons');
      return null;
    });
  };
}

function motifOf({ logo, accent, shortName }: BrandLook, name: string, pictures: BrandPictures) {
  if (logo) return () => pictures.icons({ logo: logo.bytes });
  if (!accent) return null;
  const initials = initialsOf(shortName ?? name) || initialsOf(name) || noInitials;
  const { accent: color, accentContrast: ink } = accent.light;
  return () => pictures.icons({ initials, color, ink });
}

/** As the shipped ones: a red dot says that a text is new. */
function tabIcon(icon: Uint8Array, isUnread: boolean): string {
  const picture = `<image width="34" height="34" href="data:image/png;base64,${Buffer.from(icon).toString('base64')}"/>`;
  const dot = isUnread ? '<circle cx="27" cy="7" r="6" fill="#d3261f" stroke="#fff" stroke-width="2"/>' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34">${picture}${dot}</svg>`;
}
