/**
 * In the place of passwordCost.ts for the database tests (vitest.config.ts), which sign in thousands of times. What the product asks for is
 * proved by passwordHash.test.ts.
 */
export const passwordCost = { memoryCost: 512, timeCost: 1 };
