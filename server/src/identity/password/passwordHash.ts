import { hash, verify } from "@node-rs/argon2";
import type { Algorithm } from "@node-rs/argon2";
import { availableParallelism } from "node:os";
import { Problem } from "../../problem.ts";
import { passwordCost } from "./passwordCost.ts";

const argon2id = 2 as Algorithm;
const parameters = { ...passwordCost, algorithm: argon2id, parallelism: 1 };

/** Half a minute of work: who comes later is told so at once instead of waiting for an answer that nobody reads any more. */
const MOST_WAITING = 1000 * availableParallelism();

let free = availableParallelism();
const waiting: (() => void)[] = [];

/** At most one hash at a time per core: more would only push each other and everything else out of the caches. */
async function oneAtATimePerCore<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) throw new Problem(503, "ServiceUnavailable", { retryAfterSeconds: 10 });
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

/** Made with less work than is asked for today, or by another way altogether. */
export function isWeaklyHashed(stored: string): boolean {
  const found = /^\$argon2id\$v=19\$m=(\d{1,9}),t=(\d{1,9}),p=\d{1,9}\$/.exec(stored);
  return found === null || Number(found[1]) < parameters.memoryCost || Number(found[2]) < parameters.timeCost;
}

let nobodys: Promise<string> | undefined;

/** Made before the first sign-in, so that the first unknown user takes no longer than the next. */
export const nobodysHash = (): Promise<string> => (nobodys ??= hashPassword(crypto.randomUUID()));

/** Without a stored hash the same work is done against nobody's, so that the time tells nothing. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await nobodysHash());
  const right = await oneAtATimePerCore(() => verify(against, normal(password)).catch(() => false));
  return right && stored !== null;
}
