import type { Core } from '../core/core.ts';
import { relyingParty } from './passkeys/relying-party.ts';

const externalProviders = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'snapchat',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'keycloak',
  'kakao',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'spotify',
  'slack',
  'slack_oidc',
  'workos',
  'twitch',
  'twitter',
  'x',
  'zoom',
];

/** GET /settings: sign-in by email, no sign-up. */
export const settings = (core: Core, mailReachesPeople: boolean) => ({
  external: {
    anonymous_users: false,
    email: true,
    phone: false,
    ...Object.fromEntries(externalProviders.map((name) => [name, false])),
  },
  disable_signup: true,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
  saml_private_key_next_configured: false,
  /** Ours: whether a forgotten password's link reaches its owner. */
  mail_reaches_people: mailReachesPeople,
  passkeys_enabled: relyingParty(core) !== null,
});

/** GET /health; clients expect the name. */
export const health = {
  version: 'embedded',
  name: 'GoTrue',
  description: 'GoTrue is a user registration and authentication API',
};
