import type { draftPresence, PresenceAnswer } from "@vigil/model/authoring/draftWire";
import { sql } from "kysely";
import type { z } from "zod";
import type { Caller } from "../identity/access/caller.ts";
import type { Tx } from "../storage/asDomain.ts";
import { partsQuery, wirePart } from "./change/draftParts.ts";
import { draftOf } from "./draftOf.ts";
import { peopleNames } from "./peopleNames.ts";

/** Who was not heard of for so long has gone. */
const SEEN_MS = 30_000;

/** Says where its caller is, and answers who else is here and what was saved since. */
export async function tellPresence(
  tx: Tx,
  caller: Caller,
  courseId: number,
  { piece, since }: z.output<typeof draftPresence>,
  now: Date,
): Promise<PresenceAnswer> {
  const draft = await draftOf(tx, caller, courseId);
  const own = { personDomainId: caller.homeDomainId, personId: caller.userId };
  await tx
    .insertInto("courseDraftPeople")
    .values({ ...own, ownerDomainId: draft.ownerDomainId, draftId: draft.id, piece, seenAt: now })
    .onConflict((same) => same.columns(["draftId", "personDomainId", "personId"]).doUpdateSet({ piece, seenAt: now }))
    .execute();
  const people = await tx
    .selectFrom("courseDraftPeople")
    .select(["personDomainId", "personId", "piece"])
    .where("draftId", "=", draft.id)
    .where("seenAt", ">", new Date(now.getTime() - SEEN_MS))
    .execute();
  const others = people.filter(({ personDomainId, personId }) => personDomainId !== caller.homeDomainId || personId !== caller.userId);
  const names = await peopleNames(
    tx,
    caller.domainId,
    others.map((one) => [one.personDomainId, one.personId]),
  );
  const rows =
    since >= draft.sequence
      ? []
      : await partsQuery(tx, draft.id)
          .where(sql<boolean>`greatest(revision, placed) > ${since}`)
          .execute();
  return {
    sequence: draft.sequence,
    state: draft.state,
    people: others.map((one) => ({ userId: one.personId, name: names(one.personDomainId, one.personId) ?? "", piece: one.piece })),
    parts: rows.flatMap((row) => (row.gone ? [] : [wirePart(row)])),
    gone: rows.flatMap(({ gone, locale, key }) => (gone ? [{ locale: locale === "" ? null : locale, key }] : [])),
  };
}
