/**
 * What no event ever shows, by the exact names under which declared fields and the bodies of calls carry it. A field of kind `secret` is
 * named here (`secretNames.test.ts`), and every name of a body that sounds like one is either here or said to be none (`secrets.db.test.ts`).
 */
export const secretNames = [
  // passwords, as administrators and their owners set them
  "password",
  "oldPassword",
  "newPassword",
  "confirmPassword",
  "passwordHash",
  // what only its owner knows, and what opens an account instead
  "securityAnswer",
  "securityAnswerHash",
  "answer",
  "token",
  "tokenHash",
  "cookie",
  "authorization",
  // identity providers: the secret, and settings that people put secrets into
  "clientSecret",
  "clientSecretSealed",
  "client_secret",
  "client_assertion",
  "tokenEndpointParameters",
  "clientOptions",
  "serverSettings",
] as const;
