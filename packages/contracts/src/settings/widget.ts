import * as z from 'zod/mini';

export const maxWidgetHosts = 20;

/**
 * `https://www.millbrook.example`, as browsers name it: lowercase, no default port, no path. No wildcard, so that a shared domain can't let in
 * strangers. `http` is for trying it out on one's own machine.
 */
const hostForm =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?(?::(?!443$)[1-9]\d{0,4})?$|^http:\/\/(?:localhost|127\.0\.0\.1)(?::(?!80$)[1-9]\d{0,4})?$/;

/** A website that may show the chat. It goes into a header, so its form is strict. */
export const widgetHost = z
  .string()
  .check(
    z.maxLength(253 + 'https://:65535'.length),
    z.regex(hostForm, 'Enter an address such as https://www.example.com.'),
  );

export const widgetSettings = z.strictObject({
  hosts: z.array(widgetHost).check(
    z.maxLength(maxWidgetHosts),
    z.refine((hosts) => new Set(hosts).size === hosts.length, 'The same website is listed twice.'),
  ),
});
export type WidgetSettings = z.infer<typeof widgetSettings>;
