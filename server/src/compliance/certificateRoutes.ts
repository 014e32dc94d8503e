import { courseStatus } from "@vigil/model/training/courseStatus";
import { programCertificate } from "@vigil/model/compliance/programCertificate";
import type { Entity } from "@vigil/model/entity/entity";
import type { Permission } from "@vigil/model/identity/permission";
import { sql } from "kysely";
import { idParameter } from "../entity/bodies.ts";
import { tableOf, visible } from "../entity/listSql.ts";
import type { App, House } from "../house.ts";
import { caller, type Caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { classCertificate } from "./classCertificate.ts";
import { learnerCertificates } from "./learnerCertificates.ts";
import { programCertificateAnswer } from "./programCertificateAnswer.ts";

/** What certificates are printed from: for whoever keeps them, and everybody's own. */
export const certificateRoutes = (app: App, house: House): void => {
  const { asDomain } = house;
  const config = { permission: "signedIn" } as const;
  const schema = { tags: ["certificates"], params: idParameter };
  app.get(
    "/api/certificates/program/:id",
    { config, schema: { ...schema, summary: "A program's certificate, to be printed" } },
    (request) =>
      asDomain(caller(request).domainId, async (tx) => {
        await requireSeen(tx, caller(request), programCertificate, request.params.id);
        return programCertificateAnswer(tx, caller(request).domainId, request.params.id);
      }),
  );
  app.get(
    "/api/certificates/class/:id",
    { config, schema: { ...schema, summary: "A course's certificate, by its course status" } },
    (request) =>
      asDomain(caller(request).domainId, async (tx) => {
        await requireSeen(tx, caller(request), courseStatus, request.params.id);
        return classCertificate(tx, house, caller(request).domainId, request.params.id);
      }),
  );
  app.get(
    "/api/training/certificates",
    { config: { permission: "training:take", reads: true }, schema: { tags: ["training"], summary: "What the learner has achieved" } },
    (request) => asDomain(caller(request).domainId, (tx) => learnerCertificates(tx, caller(request))),
  );
};

/** One's own unless the program hides it, or one of the list that the caller may look at. */
async function requireSeen(tx: Tx, by: Caller, e: Entity, id: number): Promise<void> {
  const keeps = by.permissions.has(`${e.plural}:view` as Permission);
  const program =
    e.name === "programCertificate"
      ? sql`t.program_id`
      : sql`(select run.program_id from program_statuses run where run.domain_id = t.domain_id and run.id = t.program_status_id)`;
  const { rows } = await sql`select 1 from ${tableOf(e)} t where t.domain_id = ${by.domainId} and t.id = ${id} and (
    (${keeps} and ${visible(e, "t", by)})
    or (${by.homeDomainId === by.domainId} and t.user_id = ${by.userId} and not exists (select from programs p where p.id = ${program} and p.hide_certificate)))`.execute(
    tx,
  );
  if (rows.length === 0) throw new Problem(404, "NotFound");
}
