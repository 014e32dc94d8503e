import type { FastifyBaseLogger } from "fastify";
import { Problem } from "../../problem.ts";

/** What goes wrong at a provider is told in one sentence; why stands in the log, for whoever set it up. */
export function providerFailure(log: FastifyBaseLogger, error: unknown, provider: { id: number; name: string }): Problem {
  if (error instanceof Problem) return error;
  const refused = error instanceof Error && error.name === "AuthorizationResponseError";
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
  log.warn(
    { identityProvider: provider.id, error: error instanceof Error ? error.message : String(error), cause },
    "A sign-in through an identity provider failed.",
  );
  return refused ? new Problem(403, "IdentityRefused") : new Problem(502, "IdentityProviderFailed", { details: { name: provider.name } });
}
