/** RFC 9106's low-memory choice as OWASP gives it: 19 MiB, two passes: about 10 ms of one core. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2 };
