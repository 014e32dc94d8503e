/** An instant as calls tell it: ISO 8601 in UTC, to the second. */
export const wireInstant = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`;
