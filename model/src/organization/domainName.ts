/** Addresses that mean something else. */
export const reservedDomainNames: readonly string[] = [
  "api",
  "assets",
  "files",
  "docs",
  "verify",
  "system",
  "healthz",
  "readyz",
  "version.json",
];

/** The address of a domain: a–z, digits and hyphens. */
export const isDomainName = (name: string): boolean => /^[a-z0-9-]{2,40}$/u.test(name) && !reservedDomainNames.includes(name);
