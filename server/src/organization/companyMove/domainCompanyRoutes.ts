import { companyMoveBody, type DomainCompany } from "@vigil/model/organization/companyMove";
import { domain } from "@vigil/model/organization/domain";
import { sql } from "kysely";
import { idParameter } from "../../entity/bodies.ts";
import { getRecord } from "../../entity/readRecords.ts";
import type { Routes } from "../../house.ts";
import { caller, type Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { stepInto } from "../stepInto.ts";
import { look } from "./lookAtMove.ts";
import { moveCompanies } from "./moveCompanies.ts";

const url = "/api/domains/:id/companies";
const tags = [domain.plural];

/** The member companies of a domain; who may enter all domains moves a company to another one. */
export const domainCompanyRoutes: Routes = (app, { asDomain }) => {
  const editing = { permission: "domains:edit" } as const;
  app.get(
    url,
    { config: { permission: "domains:view" }, schema: { tags, summary: "Companies of a domain", params: idParameter } },
    (request) => {
      const by = caller(request);
      return asDomain(by.domainId, async (tx) => {
        await requireDomain(tx, by, request.params.id);
        return stepInto(tx, by.domainId, request.params.id, () => companiesOf(tx, by, request.params.id));
      });
    },
  );
  app.post(
    `${url}/preview`,
    { config: editing, schema: { tags, summary: "What moving companies here does", params: idParameter, body: companyMoveBody } },
    (request) => {
      const by = requireTraveller(caller(request));
      return asDomain(by.domainId, async (tx) => {
        await requireDomain(tx, by, request.params.id);
        return (await look(tx, by, request.params.id, request.body)).preview;
      });
    },
  );
  app.post(
    url,
    { config: editing, schema: { tags, summary: "Moves companies of other domains here", params: idParameter, body: companyMoveBody } },
    (request) => {
      const by = requireTraveller(caller(request));
      return asDomain(by.domainId, async (tx) => {
        await requireDomain(tx, by, request.params.id);
        return moveCompanies(tx, by, request.params.id, request.body);
      });
    },
  );
};

function requireTraveller(by: Caller): Caller {
  if (!by.permissions.has("domains:enter")) throw new Problem(403, "Forbidden", { details: { permission: "domains:enter" } });
  return by;
}

const requireDomain = (tx: Tx, by: Caller, id: number) =>
  getRecord(tx, { entity: domain, caller: by, expressions: {}, rules: undefined }, id);

async function companiesOf(tx: Tx, by: Caller, domainId: number): Promise<DomainCompany[]> {
  const within = by.companies === "all" ? sql`true` : sql`c.id = any(${by.companies}::bigint[])`;
  const { rows } = await sql<DomainCompany>`
    select c.id, c.name, c.code, c.active, c.kind = 'normal' as movable, coalesce(people.count, 0)::int as users
      from companies c
      left join (select u.company_id, count(*) from users u where u.domain_id = ${domainId} and u.erased_at is null group by u.company_id) people
        on people.company_id = c.id
     where c.domain_id = ${domainId} and ${within} order by c.name, c.id limit 5000`.execute(tx);
  return rows;
}
