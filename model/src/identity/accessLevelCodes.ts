/** The ten levels that all domains share; the id of a shared row is its place here. */
export const accessLevelCodes = ["usr", "ins", "aud", "adm", "trn", "web", "spi-user", "spi-sales", "spi-support", "sup"] as const;
export type AccessLevelCode = (typeof accessLevelCodes)[number];

/** The level whose holders are learners: it sets the session user's training flag. */
export const trainingLevel: AccessLevelCode = "usr";

/** Only a system administrator grants these: they reach beyond one domain. */
export const crossDomainLevels: readonly AccessLevelCode[] = ["spi-user", "spi-sales", "spi-support", "sup"];

/** A level of a domain's own has an id of its own, and keeps the name it was given. */
export const isSharedLevel = (id: number): boolean => id >= 1 && id <= accessLevelCodes.length;
