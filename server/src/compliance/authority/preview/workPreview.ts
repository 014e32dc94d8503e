import type { StandingCount } from "@vigil/model/compliance/authority/rulePreviewWire";
import { ruleDraft } from "@vigil/model/compliance/authority/ruleDraft";
import { sql, type Selectable } from "kysely";
import type { House } from "../../../house.ts";
import { refuseDied, type JobTry } from "../../../jobs/jobs.ts";
import type { Tx } from "../../../storage/asDomain.ts";
import type { Database } from "../../../storage/database.ts";
import { isPassing } from "../../../storage/isPassing.ts";
import { failureOf } from "../../evidence/failureOf.ts";
import { inParts, peopleParts, peopleIn } from "../inParts.ts";
import { comparePart } from "./comparePart.ts";
import { tellOtherBars } from "./tellOtherBars.ts";
import { peopleOfDraft } from "./peopleOfDraft.ts";

type PreviewRow = Selectable<Database["rulePreviews"]>;
type Values = Partial<Pick<PreviewRow, "state" | "reason" | "done" | "wanted" | "changed">> & { counts?: string };

class Ended extends Error {}

/** Works a preview out, part by part; one that was cut off begins anew. */
export async function workPreview(
  { asDomain, log }: Pick<House, "asDomain" | "log">,
  { domainId, previewId }: { domainId: number; previewId: number },
  { signal, last = false, died = false }: { signal?: AbortSignal } & Partial<JobTry> = {},
): Promise<void> {
  const set = (tx: Tx, values: Values) =>
    tx
      .updateTable("rulePreviews")
      .set({ ...values, updatedAt: sql<Date>`now()` })
      .where("domainId", "=", domainId)
      .where("id", "=", previewId)
      .where("state", "in", ["waiting", "running"])
      .returningAll()
      .executeTakeFirst();
  /** In every transaction: what was called off, or is worked on elsewhere, writes nothing more. */
  const go = async (tx: Tx, values: Values) => {
    signal?.throwIfAborted();
    const row = await set(tx, values);
    if (row === undefined) throw new Ended();
    return row;
  };
  try {
    refuseDied({ died });
    const { parts, reach, ...row } = await asDomain(domainId, async (tx) => {
      const found = await go(tx, { state: "running", done: 0, changed: 0 });
      await forgetLines(tx, domainId, previewId);
      const among = peopleOfDraft(domainId, found.scope, found.draft);
      return { ...found, parts: await peopleParts(tx, among), reach: among };
    });
    const draft = ruleDraft.parse(row.draft);
    const wanted = peopleIn(parts);
    const all = { done: 0, changed: 0, counts: [] as StandingCount[] };
    await inParts({ asDomain }, { domainId, reach, parts }, async (tx, among, count) => {
      const { counts, changed } = await comparePart(tx, { domainId, previewId, draft, among });
      const others = counts.some(({ before, after }) => before !== null && after === null)
        ? await tellOtherBars(tx, { domainId, previewId, draft, among })
        : 0;
      if (others > 0) counts.push({ before: "barred", after: null, people: 0, others });
      Object.assign(all, { done: all.done + count, changed: all.changed + changed, counts: added(all.counts, counts) });
      await go(tx, { wanted, done: all.done, changed: all.changed });
    });
    await asDomain(domainId, (tx) => go(tx, { state: "done", wanted, changed: all.changed, counts: JSON.stringify(all.counts) }));
  } catch (error) {
    if (error instanceof Ended) return asDomain(domainId, (tx) => forgetLines(tx, domainId, previewId, true));
    if (signal?.aborted || (!last && isPassing(error))) throw error; // it is tried again
    log.error(error, "A preview of a rule failed.");
    await asDomain(domainId, async (tx) => {
      await set(tx, { state: "failed", reason: failureOf(error, died) });
      await forgetLines(tx, domainId, previewId, true);
    });
  }
}

/** `ofEnded`: only where it was called off or has failed; one that somebody else brought to its end keeps its lines. */
const forgetLines = async (tx: Tx, domainId: number, previewId: number, ofEnded = false): Promise<void> => {
  await sql`delete from rule_preview_lines where domain_id = ${domainId} and preview_id = ${previewId} and (not ${ofEnded}::boolean
    or exists (select from rule_previews p where p.domain_id = ${domainId} and p.id = ${previewId} and p.state in ('failed', 'cancelled')))`.execute(
    tx,
  );
};

function added(one: readonly StandingCount[], other: readonly StandingCount[]): StandingCount[] {
  const sums = new Map<string, StandingCount>();
  for (const { before, after, people, others = 0 } of [...one, ...other]) {
    const key = `${before} ${after}`;
    const so = sums.get(key);
    sums.set(key, { before, after, people: (so?.people ?? 0) + people, others: (so?.others ?? 0) + others });
  }
  return [...sums.values()];
}
