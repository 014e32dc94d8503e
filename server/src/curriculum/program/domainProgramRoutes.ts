import { certificateKinds, certificateTemplate, type CertificateKind } from "@vigil/model/compliance/certificateTemplate";
import { trainerAuthorization } from "@vigil/model/compliance/trainerAuthorization";
import { domainProgramBody, type DomainProgram } from "@vigil/model/curriculum/domainProgram";
import { program } from "@vigil/model/curriculum/program";
import { sql } from "kysely";
import { idParameter } from "../../entity/bodies.ts";
import { tableOf, visible } from "../../entity/listSql.ts";
import type { Routes } from "../../house.ts";
import { caller, type Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";

const url = "/api/programs/:id/domain";
const tags = [program.plural];

/** A program may be shared by all domains; what one of them adds to it is its own, and its administrators' to change. */
export const domainProgramRoutes: Routes = (app, { asDomain }) => {
  app.get(
    url,
    { config: { permission: "programs:view" }, schema: { tags, summary: "What the domain adds to a program", params: idParameter } },
    (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        await requireProgram(tx, by, request.params.id);
        return domainProgram(tx, by, request.params.id);
      });
    },
  );
  app.put(
    url,
    {
      config: { permission: "programs:edit" },
      schema: {
        tags,
        summary: "Trainer credential and templates of a program's certificates, and whether it is taken in this domain",
        params: idParameter,
        body: domainProgramBody,
      },
    },
    (request) => {
      const by = caller(request);
      const { id } = request.params;
      return asDomain(by.domainId, async (tx) => {
        await requireProgram(tx, by, id);
        const before = await domainProgram(tx, by, id);
        const {
          trainerAuthorizationId,
          active,
          programTemplateId = before.programTemplateId,
          classTemplateId = before.classTemplateId,
        } = request.body;
        await requireTemplates(tx, by, { program: programTemplateId, class: classTemplateId });
        const rootId = trainerAuthorizationId === null ? null : await rootOf(tx, by, trainerAuthorizationId, before);
        await sql`insert into domain_programs (domain_id, program_id, trainer_authorization_root_id, active, program_template_id, class_template_id, created_by)
          values (${by.domainId}, ${id}, ${rootId}, ${active}, ${programTemplateId}, ${classTemplateId}, ${by.userId})
          on conflict (domain_id, program_id) do update set trainer_authorization_root_id = excluded.trainer_authorization_root_id,
            active = excluded.active, program_template_id = excluded.program_template_id, class_template_id = excluded.class_template_id,
            updated_at = now(), revision = domain_programs.revision + 1`.execute(tx);
        const after = await domainProgram(tx, by, id);
        if (JSON.stringify(after) !== JSON.stringify(before))
          await writeEvent(tx, by, {
            type: "program.adaptHere",
            subject: { entity: "program", id },
            data: { before: told(before), after: told(after) },
          });
        return after;
      });
    },
  );
};

/** Numbers alone: a credential's name is somebody's. */
const told = ({ trainerAuthorizationId, active, programTemplateId, classTemplateId }: DomainProgram) => ({
  trainerAuthorizationId,
  active,
  programTemplateId,
  classTemplateId,
});

async function requireProgram(tx: Tx, by: Caller, id: number): Promise<void> {
  const { rows } = await sql`select from ${tableOf(program)} t where ${visible(program, "t", by)} and t.id = ${id}`.execute(tx);
  if (rows.length === 0) throw new Problem(404, "ProgramNotFound", { details: { id } });
}

async function domainProgram(tx: Tx, by: Caller, programId: number): Promise<DomainProgram> {
  const { rows } = await sql<DomainProgram>`
    select newest.id as trainer_authorization_id, newest.name as trainer_credential, own.active,
        own.program_template_id, own.class_template_id
      from domain_programs own
      left join trainer_authorizations newest on newest.domain_id = own.domain_id and newest.superseded_at is null
        and coalesce(newest.root_id, newest.id) = own.trainer_authorization_root_id
     where own.domain_id = ${by.domainId} and own.program_id = ${programId}`.execute(tx);
  return rows[0] ?? { trainerAuthorizationId: null, trainerCredential: null, active: true, programTemplateId: null, classTemplateId: null };
}

/** Each of its kind, and one that the domain may use. */
async function requireTemplates(tx: Tx, by: Caller, chosen: Record<CertificateKind, number | null>): Promise<void> {
  for (const kind of certificateKinds) {
    if (chosen[kind] === null) continue;
    const { rows } = await sql`select from ${tableOf(certificateTemplate)} t where ${visible(certificateTemplate, "t", by)}
      and t.id = ${chosen[kind]} and t.kind = ${kind} and not t.unfinished_copy`.execute(tx);
    if (rows.length === 0) throw new Problem(404, "CertificateTemplateNotFound", { field: `${kind}TemplateId` });
  }
}

/** Of all its versions; one that is chosen already may stay, though it was switched off since. */
async function rootOf(tx: Tx, by: Caller, id: number, before: DomainProgram): Promise<number> {
  const { rows } = await sql<{ root: number }>`select coalesce(t.root_id, t.id) as root from ${tableOf(trainerAuthorization)} t
    where ${visible(trainerAuthorization, "t", by)} and t.id = ${id} and t.superseded_at is null
      and (t.active and not t.unfinished_copy or t.id = ${before.trainerAuthorizationId})`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new Problem(404, "TrainerAuthorizationNotFound", { field: "trainerAuthorizationId" });
  return found.root;
}
