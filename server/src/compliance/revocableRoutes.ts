import { revocationShape, type RevocationReason } from "@vigil/model/compliance/revocation";
import type { Entity } from "@vigil/model/entity/entity";
import { manyRoute } from "../entity/bulk/manyRoute.ts";
import type { Desk } from "../entity/desk.ts";
import type { View } from "../entity/view.ts";
import type { App, House } from "../house.ts";
import type { Tx } from "../storage/asDomain.ts";

export interface Why {
  reason: RevocationReason;
  note: string;
}

/** What a kind of certificate is revoked by and issued anew with, and how the documented calls say it. */
interface Revocable<E extends Entity> {
  revoke: (tx: Tx, view: View<E>, ids: readonly number[], why: Why) => Promise<unknown>;
  reissue: (tx: Tx, view: View<E>, ids: readonly number[]) => Promise<unknown>;
  summaries: { revoke: string; reissue: string };
}

export const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id);

/** Both acts, on certificates that are named and on those that a filter finds. */
export const revocableRoutes = <E extends Entity>(app: App, house: House, desk: Desk<E>, of: Revocable<E>): void => {
  const permission = desk.permission("edit");
  manyRoute(app, house, desk, {
    name: "revoke",
    summary: of.summaries.revoke,
    permission,
    shape: revocationShape,
    whole: of.revoke,
    work: (tx, view, records, why) => of.revoke(tx, view as View<E>, idsOf(records), why),
  });
  manyRoute(app, house, desk, {
    name: "reissue",
    summary: of.summaries.reissue,
    permission,
    whole: of.reissue,
    work: (tx, view, records) => of.reissue(tx, view as View<E>, idsOf(records)),
  });
};
