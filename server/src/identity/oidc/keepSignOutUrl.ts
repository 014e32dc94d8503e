import type { Tx } from "../../storage/asDomain.ts";
import { seal, unseal } from "../../storage/seal.ts";
import { tokenHash, type SessionToken } from "../session/sessionToken.ts";

/** Copied to another domain it does not open. */
const place = (domainId: number): string => `sign-out address of domain ${domainId}`;

/** With the session that a provider's sign-in began: where that provider's own session is ended. */
export async function keepSignOutUrl(tx: Tx, secretKey: string, token: SessionToken, url: string | null): Promise<void> {
  if (url === null) return;
  const { domainId } = token;
  await tx
    .updateTable("sessions")
    .set({ signOutUrl: seal(secretKey, place(domainId), url) })
    .where("domainId", "=", domainId)
    .where("tokenHash", "=", tokenHash(token))
    .execute();
}

/** Answers it once: with the session's end it is forgotten. */
export async function takeSignOutUrl(tx: Tx, secretKey: string, token: SessionToken): Promise<string | null> {
  const { domainId } = token;
  const session = tx.selectFrom("sessions").where("domainId", "=", domainId).where("tokenHash", "=", tokenHash(token));
  const kept = await session.select("signOutUrl").where("endedAt", "is", null).executeTakeFirst();
  if (kept === undefined || kept.signOutUrl === null) return null;
  await tx
    .updateTable("sessions")
    .set({ signOutUrl: null })
    .where("domainId", "=", domainId)
    .where("tokenHash", "=", tokenHash(token))
    .execute();
  return unseal(secretKey, place(domainId), kept.signOutUrl);
}
