/** Why nobody signs in through a provider as it is set up, told to whoever set it up. */
export const providerFaults = [
  /** None was given, or it was sealed with another key. */
  "secretMissing",
  /** Its discovery document cannot be fetched. */
  "unreachable",
  /** The document speaks for another issuer than the one whose address it has. */
  "issuerDiffers",
  /** One of its addresses is missing, not https, or names a user. */
  "endpointInvalid",
  /** It names no public keys, so that nothing it signs can be checked. */
  "keysMissing",
  /** It signs in no way that proves who signed. */
  "signatureUnknown",
  /** The ID token is not signed by it, not for us, too old or from the future. */
  "tokenRefused",
] as const;
export type ProviderFault = (typeof providerFaults)[number];
