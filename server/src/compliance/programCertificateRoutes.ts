import { programCertificate } from "@vigil/model/compliance/programCertificate";
import { programCertificateRules } from "@vigil/model/compliance/programCertificateRules";
import type { EventAct } from "@vigil/model/reporting/eventTypes";
import { sql } from "kysely";
import { manyRoute } from "../entity/bulk/manyRoute.ts";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { getRecords } from "../entity/readRecords.ts";
import type { View } from "../entity/view.ts";
import type { Routes } from "../house.ts";
import type { Caller } from "../identity/access/caller.ts";
import { flagsOfRun } from "../integrity/flagsOfRun.ts";
import { Problem } from "../problem.ts";
import { tellChange } from "../entity/writeRecords.ts";
import { amongPrograms, ofLearners } from "../reporting/dashboards/figureSource.ts";
import { newestCertificate } from "../reporting/measures/newestCertificate.ts";
import type { Tx } from "../storage/asDomain.ts";
import { pageColumns, printedColumns } from "./issueCertificate.ts";
import { lockCertificates } from "./lockCertificates.ts";
import { printedValues } from "./printedValues.ts";
import { resetCertificate } from "./resetCertificate.ts";
import { revocationRoutes } from "./revocationRoutes.ts";

type Work = (tx: Tx, domainId: number, id: number) => Promise<void>;

const run = sql`(select run.sequence from program_statuses run where run.domain_id = t.domain_id and run.id = t.program_status_id)`;

const replacedBy = sql`(case when t.revoked_at is not null then (select o.id from program_certificates o
  where o.domain_id = t.domain_id and o.program_status_id = t.program_status_id and o.revoked_at is null) end)`;

const replaced = sql`(${replacedBy} is not null)`;

const today = sql`(select (now() at time zone home.sound_zone)::date from domains home where home.id = t.domain_id)`;

/** As a home and C20 count it: of the people and programs that the caller may see. */
const expired = (by: Caller) => sql`(coalesce(t.expiry_date < ${today}, false) and exists (select from program_certificates p
  join users u on u.active and ${ofLearners({ by, ask: {} })} and u.id = p.user_id
  where p.domain_id = t.domain_id and p.id = t.id and ${newestCertificate} and ${amongPrograms(sql`p.program_id`, { by, ask: {} })}))`;

/** Certificates are written by completion; people correct what is printed, write it anew, bring the first words back, and lock it. */
export const programCertificateRoutes: Routes = (app, house) => {
  const desk = entityRoutes(app, house, programCertificate, {
    rules: programCertificateRules,
    expressions: { run, replacedBy, replaced, expired, openFlags: flagsOfRun("open"), confirmedFlags: flagsOfRun("confirmed") },
  });
  const act = (name: string, summary: string, event: EventAct, work: Work, refusesLocked = true) => {
    const all = async (tx: Tx, view: View, ids: readonly number[]) => {
      await requireOpen(tx, view, ids, refusesLocked);
      const before = await getRecords(tx, view, ids);
      for (const id of ids) await work(tx, view.caller.domainId, id);
      const after = await getRecords(tx, view, ids);
      for (const [index, record] of after.entries()) await tellChange(tx, view, event, before[index]!, record);
      return after;
    };
    manyRoute(app, house, desk, {
      name,
      summary,
      permission: desk.permission("edit"),
      whole: all,
      work: (tx, view, records) =>
        all(
          tx,
          view,
          records.map(({ id }) => id),
        ),
    });
  };
  revocationRoutes(app, house, desk);
  act("regenerate", "Print with today's names, dates and page", "regenerate", regenerate);
  act("reset", "Bring the first values back", "reset", resetCertificate);
  act("lock", "Nothing of it can be changed any more", "lock", (tx, domainId, id) => setLocked(tx, domainId, id, true), false);
  act("unlock", "It can be changed again", "unlock", (tx, domainId, id) => setLocked(tx, domainId, id, false), false);
};

/** All or nothing: one that is locked or revoked stands in the way of all, and is named. */
async function requireOpen(tx: Tx, view: View, ids: readonly number[], refusesLocked: boolean): Promise<void> {
  const rows = await lockCertificates(tx, view, ids);
  if (!refusesLocked) return;
  const named = (which: (row: (typeof rows)[number]) => boolean) => rows.filter(which).map(({ id }) => id);
  const locked = named((row) => row.locked);
  if (locked.length > 0)
    throw new Problem(423, ids.length === 1 ? "ProgramCertificateLocked" : "CertificatesLocked", { details: { ids: locked } });
  const revoked = named((row) => row.revokedAt !== null);
  if (revoked.length > 0) throw new Problem(412, "ProgramCertificateRevoked", { details: { ids: revoked } });
}

async function regenerate(tx: Tx, domainId: number, id: number): Promise<void> {
  const { programStatusId, programId } = await tx
    .selectFrom("programCertificates")
    .select(["programStatusId", "programId"])
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const values = await printedValues(tx, domainId, programStatusId);
  await tx
    .updateTable("programCertificates")
    .set({ ...printedColumns(values), ...(await pageColumns(tx, domainId, programId)), ...changed() })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .execute();
}

async function setLocked(tx: Tx, domainId: number, id: number, locked: boolean): Promise<void> {
  await tx
    .updateTable("programCertificates")
    .set({ locked, ...changed() })
    .where("domainId", "=", domainId)
    .where("id", "=", id)
    .execute();
}

const changed = () => ({ revision: sql<number>`revision + 1`, updatedAt: sql<Date>`now()` });
