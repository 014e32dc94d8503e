import { editionOf, packOf, sourceOf } from "@vigil/model/compliance/authority/authorityPacks";
import type { AuthorityForecast } from "@vigil/model/compliance/authority/authorityWire";
import type { AuthorityRule } from "@vigil/model/compliance/authority/authorityRule";
import type { RuleStanding } from "@vigil/model/reporting/measures/workStanding";
import { expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testPreview } from "../../../test/compliance/testPreview.ts";
import { testRun, testTraining } from "../../../test/reporting/testTraining.ts";

const app = testApp();

test.each(["us49cfr1544", "icao", "mailRoom", "court"] as const)(
  "%s is taken over as it stands: it lacks the program that certifies, then says by name who may not work, and when certificates end",
  async (pack) => {
    const { domainId, north } = app.world().airport;
    const { asks } = editionOf(pack)!;
    const client = await app.as("web");
    const training = await testTraining(app);
    const draft = { ...asks, role: packOf(pack)!.roles[0], equipment: "any", companies: [north.companyId] };
    const save = (values: object) =>
      client.call<AuthorityRule & { code: string; field: string }>("POST", "/api/authorityrules", {
        ...draft,
        name: pack,
        pack,
        validFrom: "2020-01-01",
        ...values,
      });
    // no law knows which program certifies here
    expect((await save({})).body).toMatchObject({ code: "AuthorityRuleNoCertificate", field: "programs" });
    const programs = [training.programId];
    const preview = await testPreview(client, { ...draft, id: null, programs });
    expect(preview.rows).toContainEqual(expect.objectContaining({ username: "usr", before: null, after: "barred" }));
    const { status, body: rule } = await save({ programs });
    expect(status).toBe(201);

    const standing = async () =>
      (await client.call<RuleStanding[]>("GET", `/api/users/${north.users.usr}/authoritystanding`)).body.find(
        ({ ruleId }) => ruleId === rule.id,
      )!;
    expect(await standing()).toMatchObject({ standing: "barred", reasons: ["notCertified"] });
    const { runId } = await testRun(app, { ...training, userId: north.users.usr, status: "c" });
    await app.database.ask(
      `insert into program_certificates (domain_id, verification_code, program_status_id, user_id, program_id, first_name, last_name, company_name,
         program_title, program_code, recurrency, version, completion_date)
       values ($1, $2, $3, $4, $5, 'A', 'B', 'North', 'P', 'P', '', '', (current_date - make_interval(months => $6))::date + 20)`,
      [domainId, crypto.randomUUID(), runId, north.users.usr, training.programId, asks.certifyMonths],
    );
    const stands = await standing();
    expect(stands).toMatchObject({ standing: asks.minutes > 0 ? "short" : "met", neededSeconds: asks.minutes * 60 });
    const { ahead } = (await client.call<AuthorityForecast>("GET", `/api/authorityforecast?ruleId=${rule.id}`)).body;
    expect(ahead[0]).toMatchObject({ days: 30, certificates: 1 });
    // a figure that stands in an article may not be laxer; one that we propose may
    const { status: told, body } = await client.call<{ field?: string }>("PUT", "/api/authorityrules", [
      { id: rule.id, certifyMonths: 120, validFrom: "2035-01-01" },
    ]);
    expect([told, body.field]).toEqual(sourceOf(pack, "certifyMonths") ? [422, "certifyMonths"] : [200, undefined]);
  },
);
