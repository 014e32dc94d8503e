import type { TestApp } from "../http/testApp.ts";

/** What holds for the learners of North outside any course, in place of what held before. */
export async function testCompanyConfiguration(test: TestApp, settings: Record<string, unknown>): Promise<void> {
  const { domainId, north } = test.world().airport;
  await test.database.ask("delete from configuration_assignments where domain_id = $1 and company_id = $2", [domainId, north.companyId]);
  await test.database.ask(
    `with made as (insert into configurations (owner_domain_id, name, name_key, settings) values ($1, $2, $2, $3) returning id)
     insert into configuration_assignments (domain_id, configuration_id, company_id) select $1, id, $4 from made`,
    [domainId, crypto.randomUUID(), JSON.stringify(settings), north.companyId],
  );
}
