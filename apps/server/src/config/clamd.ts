import { z } from 'zod';

/** Where the virus scanner listens (clamd's TCPSocket or LocalSocket). */
export type ClamdAddress = { host: string; port: number } | { path: string };

const usualPort = 3310;
const problem = 'must be tcp://host:port or unix:/path/to/socket';

export const clamdVariables = (blankIsUnset: <S extends z.ZodType>(schema: S) => z.ZodType<z.output<S>>) => ({
  CLAMD_URL: blankIsUnset(
    z
      .string()
      .transform((text, context) => {
        const address = readAddress(text);
        if (!address) context.addIssue({ code: 'custom', message: problem });
        return address ?? z.NEVER;
      })
      .optional(),
  ),
});

function readAddress(text: string): ClamdAddress | null {
  const [, path] = /^unix:(?:\/\/)?(\/.+)$/.exec(text) ?? [];
  if (path) return { path };
  if (!/^tcp:\/\//.test(text) || !URL.canParse(text)) return null;
  const { hostname, port, pathname, search, username, password } = new URL(text);
  if (!hostname || search || username || password || !['', '/'].includes(pathname)) return null;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? usualPort : Number(port) };
}
