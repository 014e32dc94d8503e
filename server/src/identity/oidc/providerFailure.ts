import type { FastifyBaseLogger } from "fastify";
import { Problem } from "../../problem.ts";

/** What goes wrong at a provider is told in one sentence; why stands in the log, for whoever set it up. */
export function providerFailure(log: FastifyBaseLogger, error: unknown, provider: { id: number; name: string }): Problem {
  if (error instanceof Problem) return error;
  log.warn({ identityProvider: provider.id, error: reasonOf(error) }, "A sign-in through an identity provider failed.");
  return refusedByProvider(error)
    ? new Problem(403, "IdentityRefused")
    : new Problem(502, "IdentityProviderFailed", { details: { name: provider.name } });
}

/** The provider sent the browser back with a no: somebody declined, or may not. */
export const refusedByProvider = (error: unknown): boolean => error instanceof Error && error.name === "AuthorizationResponseError";

export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};
