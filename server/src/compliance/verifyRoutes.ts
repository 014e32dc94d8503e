import { certificateKinds } from "@vigil/model/compliance/certificateTemplate";
import type { VerifiedCertificate } from "@vigil/model/compliance/certificateWire";
import { typedCode } from "@vigil/model/compliance/verificationCode";
import { sql } from "kysely";
import { z } from "zod";
import type { App, House } from "../house.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { holds, revocation } from "./revocation.ts";
import { systemDomain } from "../storage/systemDomain.ts";

const params = z.object({ domain: z.string().max(40), kind: z.enum(certificateKinds), code: z.string().min(1).max(80) });

/** Whoever holds a certificate in hand asks whether it is one: without a session, as seldom as sign-ins, and never indexed. */
export const verifyRoutes = (app: App, { asDomain }: House): void => {
  app.get(
    "/api/domains/:domain/certificates/:kind/:code",
    { config: { permission: "public", signIn: true }, schema: { tags: ["certificates"], summary: "Verify a certificate", params } },
    async (request, reply) => {
      const { domain, kind } = request.params;
      reply.header("x-robots-tag", "noindex, nofollow");
      const found = await asDomain(systemDomain, (tx) =>
        tx
          .selectFrom("domains")
          .select(["id", "title"])
          .where("name", "=", domain.toLowerCase())
          .where("active", "=", true)
          .executeTakeFirst(),
      );
      const code = typedCode(request.params.code);
      const certificate =
        found && (await asDomain(found.id, (tx) => (kind === "program" ? programOf(tx, found.id, code) : courseOf(tx, found.id, code))));
      if (!certificate) throw new Problem(404, "CertificateNotFound");
      return { ...certificate, kind, domainTitle: found.title } satisfies VerifiedCertificate;
    },
  );
};

type Found = Omit<VerifiedCertificate, "kind" | "domainTitle">;

/** The day of the check is told as the days it stands beside: as it is where the learner works. */
const checkedOn = sql`(now() at time zone zone.name)::date::text as checked_on`;

const zone = sql`cross join lateral (select coalesce(company.sound_zone, domain.sound_zone) as name) zone`;

async function programOf(tx: Tx, domainId: number, code: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select c.first_name, c.last_name, c.program_title as title, null as course_title, c.completion_date::text, c.expiry_date::text,
      ${holds("c", sql`zone.name`, true)} as valid,
      ${revocation("c", sql`zone.name`)} - 'note' as revoked, ${checkedOn}
      from program_certificates c join users learner on learner.domain_id = c.domain_id and learner.id = c.user_id
      join companies company on company.domain_id = c.domain_id and company.id = learner.company_id
      join domains domain on domain.id = c.domain_id ${zone}
     where c.domain_id = ${domainId} and c.verification_code = ${code}`.execute(tx);
  return rows[0];
}

async function courseOf(tx: Tx, domainId: number, code: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select learner.first_name, learner.last_name, program.title, course.title as course_title,
      (status.end_at at time zone zone.name)::date::text as completion_date, null as expiry_date,
      former.revoked_at is null and ${holds("status", sql`zone.name`, false)} as valid,
      case when former.revoked_at is null then ${revocation("status", sql`zone.name`)} - 'note'
        else jsonb_build_object('since', (former.revoked_at at time zone zone.name)::date::text, 'reason', former.revoked_reason) end as revoked,
      ${checkedOn}
      from (select status.id, null as revoked_at, null as revoked_reason from course_statuses status
          where status.domain_id = ${domainId} and status.verification_code = ${code}
        union all
        select former.course_status_id, former.revoked_at, former.revoked_reason from former_course_certificates former
          where former.domain_id = ${domainId} and former.verification_code = ${code}) former
      join course_statuses status on status.domain_id = ${domainId} and status.id = former.id
      join users learner on learner.domain_id = status.domain_id and learner.id = status.user_id
      join program_statuses run on run.domain_id = status.domain_id and run.id = status.program_status_id
      join programs program on program.id = run.program_id join courses course on course.id = status.course_id
      join companies company on company.domain_id = status.domain_id and company.id = learner.company_id
      join domains domain on domain.id = status.domain_id ${zone}
     where status.complete and status.end_at is not null`.execute(tx);
  return rows[0];
}
