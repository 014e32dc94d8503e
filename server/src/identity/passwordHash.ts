import { hash, verify } from "@node-rs/argon2";
import type { Algorithm } from "@node-rs/argon2";
import { availableParallelism } from "node:os";

// RFC 9106's low-memory choice as OWASP gives it: 19 MiB, two passes, one lane: about 10 ms of one core.
const argon2id = 2 as Algorithm;
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let free = availableParallelism();
const waiting: (() => void)[] = [];

/** At most one hash at a time per core: more would only push each other and everything else out of the caches. */
async function oneAtATimePerCore<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

const normal = (password: string): string => password.normalize("NFKC");

export const hashPassword = (password: string): Promise<string> => oneAtATimePerCore(() => hash(normal(password), parameters));

let nobodysHash: Promise<string> | undefined;

/** Without a stored hash the same work is done against nobody's, so that the time tells nothing. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  const against = stored ?? (await nobodysHash);
  const right = await oneAtATimePerCore(() => verify(against, normal(password)).catch(() => false));
  return right && stored !== null;
}
