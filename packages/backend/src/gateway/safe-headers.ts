import type { FastifyReply } from 'fastify';

/**
 * Keeps stored bytes from running as our page, and out of shared caches and search engines. Set first, so errors carry
 * the headers too.
 */
export function setSafeHeaders(reply: FastifyReply): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': privateCacheControl,
    'x-robots-tag': 'none',
  });
}

export const privateCacheControl = 'private, no-store';
