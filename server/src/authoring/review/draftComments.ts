import type { DraftComment, newComment } from "@vigil/model/authoring/draftReview";
import { plainWords } from "@vigil/model/authoring/partWords";
import type { z } from "zod";
import { wireInstant } from "../../http/wireInstant.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { draftOf } from "../draftOf.ts";
import type { House } from "../../house.ts";
import { peopleNames } from "../peopleNames.ts";
import { mailComment } from "./mailComment.ts";

const MOST = 2000;
const mostAbout = 200;

/** What was said about a draft, oldest first. */
export async function draftComments(tx: Tx, caller: Caller, courseId: number): Promise<DraftComment[]> {
  const draft = await draftOf(tx, caller, courseId);
  const rows = await tx
    .selectFrom("courseDraftComments")
    .select([
      "id",
      "locale",
      "piece",
      "key",
      "words",
      "answerTo",
      "about",
      "quote",
      "createdAt",
      "createdBy",
      "createdByDomainId",
      "resolvedBy",
      "resolvedByDomainId",
      "resolvedAt",
    ])
    .where("draftId", "=", draft.id)
    .orderBy("id")
    .limit(MOST)
    .execute();
  const names = await peopleNames(
    tx,
    caller.domainId,
    rows.flatMap((row) => [[row.createdByDomainId, row.createdBy] as const, [row.resolvedByDomainId, row.resolvedBy] as const]),
  );
  return rows.map((row) => ({
    id: row.id,
    locale: row.locale === "" ? null : row.locale,
    piece: row.piece,
    key: row.key,
    answerTo: row.answerTo,
    about: row.about,
    quote: row.quote,
    text: row.words,
    by: names(row.createdByDomainId, row.createdBy),
    own: row.createdBy === caller.userId && row.createdByDomainId === caller.homeDomainId,
    at: wireInstant(row.createdAt),
    resolvedBy: names(row.resolvedByDomainId, row.resolvedBy),
    resolvedAt: row.resolvedAt === null ? null : wireInstant(row.resolvedAt),
  }));
}

export async function addComment(
  tx: Tx,
  house: House,
  caller: Caller,
  courseId: number,
  { locale, piece, key, answerTo, quote, text }: z.output<typeof newComment>,
): Promise<DraftComment[]> {
  const draft = await draftOf(tx, caller, courseId);
  const first = answerTo === null ? undefined : await firstComment(tx, draft.id, answerTo);
  await tx
    .insertInto("courseDraftComments")
    .values({
      ownerDomainId: draft.ownerDomainId,
      draftId: draft.id,
      locale: locale ?? "",
      piece: first?.piece ?? piece,
      key: first ? first.key : key,
      words: text,
      answerTo: first?.id ?? null,
      about: first ? "" : await wordsOf(tx, draft.id, key ?? piece),
      quote: first ? "" : quote,
      createdBy: caller.userId,
      createdByDomainId: caller.homeDomainId,
    })
    .execute();
  await mailComment(tx, house, caller, draft, { firstId: first?.id ?? null, text });
  return draftComments(tx, caller, courseId);
}

/** One answers a comment that is still there, and no answer. */
async function firstComment(tx: Tx, draftId: number, id: number) {
  const first = await tx
    .selectFrom("courseDraftComments")
    .select(["id", "piece", "key"])
    .where("draftId", "=", draftId)
    .where("id", "=", id)
    .where("answerTo", "is", null)
    .executeTakeFirst();
  if (first === undefined) throw new Problem(404, "NotFound");
  return first;
}

/** What a part says now: it is read beside the comment when the part is gone. */
async function wordsOf(tx: Tx, draftId: number, key: string): Promise<string> {
  const part = await tx
    .selectFrom("courseDraftParts")
    .select("block")
    .where("draftId", "=", draftId)
    .where("locale", "=", "")
    .where("key", "=", key)
    .executeTakeFirst();
  return part === undefined ? "" : plainWords({ key, block: part.block }).slice(0, mostAbout);
}

export async function resolveComment(
  tx: Tx,
  caller: Caller,
  courseId: number,
  id: number,
  resolved: boolean,
  now: Date,
): Promise<DraftComment[]> {
  const draft = await draftOf(tx, caller, courseId);
  const { numUpdatedRows } = await tx
    .updateTable("courseDraftComments")
    .set(
      resolved
        ? { resolvedBy: caller.userId, resolvedByDomainId: caller.homeDomainId, resolvedAt: now }
        : { resolvedBy: null, resolvedByDomainId: null, resolvedAt: null },
    )
    .where("draftId", "=", draft.id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem(404, "NotFound");
  return draftComments(tx, caller, courseId);
}

/** One's own words can be taken back. */
export async function removeComment(tx: Tx, caller: Caller, courseId: number, id: number): Promise<DraftComment[]> {
  const draft = await draftOf(tx, caller, courseId);
  const { numDeletedRows } = await tx
    .deleteFrom("courseDraftComments")
    .where("draftId", "=", draft.id)
    .where("id", "=", id)
    .where("createdBy", "=", caller.userId)
    .where("createdByDomainId", "=", caller.homeDomainId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem(404, "NotFound");
  return draftComments(tx, caller, courseId);
}
