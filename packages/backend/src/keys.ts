import type { JWK } from 'jose';

/** The installation's secrets and the two keys of the API, made at the first start and kept in `keys.json`. */
export interface Keys {
  anonKey: string;
  serviceRoleKey: string;
  /** Names the signing key in token headers and in the JWKS. */
  kid: string;
  /** Signs access tokens (ES256). */
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** What the JWKS shows. */
  publicJwk: JWK;
  /** 32 random bytes for HS256 tokens in the URLs of storage; nothing else is signed with it. */
  storageSecret: Uint8Array;
}
