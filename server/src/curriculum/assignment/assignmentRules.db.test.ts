import type { AssignedLearners, AssignmentPreview } from "@vigil/model/curriculum/assignmentWire";
import { textKey } from "@vigil/model/identity/textKey";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../test/http/testApp.ts";
import { testRandom } from "../../../test/http/testRandom.ts";
import { testContentCourse } from "../../../test/training/testContentCourse.ts";
import { applyRule } from "./applyRule.ts";

const app = testApp();
const north = () => app.world().airport.north;
const south = () => app.world().airport.south;
const domainId = () => app.world().airport.domainId;
let owner: ReturnType<typeof app.database.owner> | undefined;
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await (await (owner ??= app.database.owner())).query<Row>(text, values)).rows;

async function program(): Promise<number> {
  const { programId } = await testContentCourse(app);
  await query("delete from program_assignments where program_id = $1", [programId]);
  return programId;
}
/** The queue is nobody's in tests: what it would do next. */
async function applyRules(): Promise<void> {
  const waiting = await query<{ id: number; revision: number; domain: number }>(
    "select id, revision, domain_id as domain from assignment_rules where state = 'waiting' order by id",
  );
  for (const { id, revision, domain } of waiting) await applyRule(app.house(), { domainId: domain, ruleId: id, revision });
}
async function addRule(values: object, { at = "web" }: { at?: "web" | "adm" } = {}) {
  const client = await app.as(at);
  const { status, body } = await client.call("POST", "/api/assignmentrules", { name: crypto.randomUUID(), ...values });
  if (status === 201) await applyRules();
  return { status, body };
}
const learnersOf = async (programId: number) =>
  (await (await app.as("web")).call<AssignedLearners>("GET", `/api/programs/${programId}/learners`)).body.rows;
const namesOf = async (programId: number) =>
  (await learnersOf(programId)).map(({ username }) => username).toSorted((a, b) => (a < b ? -1 : 1));
let made = 0;
async function addUser(values: object = {}): Promise<{ id: number; username: string }> {
  const username = `joiner${++made}`;
  const { body, status } = await (
    await app.as("web")
  ).call("POST", "/api/users", { username, password: "Rolling-2026", companyId: north().companyId, accessLevelId: 1, ...values });
  expect([status, body.code]).toEqual([201, undefined]);
  return body;
}
const change = async (url: string, values: object) => {
  const { status, body } = await (await app.as("web")).call("PUT", `/api/${url}`, values);
  expect([status, body.code]).toEqual([200, undefined]);
};

/** By somebody of another one: nobody changes their own. */
const changeCompany = async (id: number, data: object) => {
  const client = await app.as("web", id === north().companyId ? "south" : "north");
  expect((await client.call("PUT", "/api/companies", { id, data })).status).toBe(200);
};

describe("a rule", () => {
  test("shows before who gains, takes in whoever fits, then or later, and lets go who does not any more; results stay", async () => {
    const programId = await program();
    const client = await app.as("web");
    const conditions = { programs: [programId], companies: [south().companyId], accessLevels: [1] };
    const preview = await client.call<AssignmentPreview>("POST", "/api/assignmentrules/preview", conditions);
    expect(preview.body).toMatchObject({ people: 1, others: 0, counts: { gains: 1 }, rows: [{ username: "usr.south", outcome: "gains" }] });
    const everybody = await client.call<AssignmentPreview>("POST", "/api/assignmentrules/preview", { ...conditions, accessLevels: [] });
    expect(everybody.body.others).toBe(everybody.body.people - 1);
    expect(everybody.body.others).toBeGreaterThan(0);
    const rule = await addRule({ ...conditions, dueAfter: 30 });
    expect(rule.status).toBe(201);
    expect((await client.call("GET", `/api/assignmentrules/${rule.body.id}`)).body).toMatchObject({ state: "done", people: 1 });
    const joined = await addUser({ companyId: south().companyId });
    const other = await addUser();
    expect(await namesOf(programId)).toEqual([joined.username, "usr.south"]);
    const [row] = (await learnersOf(programId)).filter(({ userId }) => userId === joined.id);
    const [{ due }] = (await query<{ due: string }>("select ((now() at time zone 'UTC')::date + 30)::text as due")) as [{ due: string }];
    expect(row).toMatchObject({ dueOn: due, ways: [{ source: "rule", name: rule.body.name, dueOn: due }] });
    // each change of the person, in its own transaction
    await change("users", { id: other.id, companyId: south().companyId });
    expect(await namesOf(programId)).toContain(other.username);
    await query(
      "insert into program_statuses (domain_id, user_id, program_id, sequence, status, complete) values ($1, $2, $3, 1, 'c', true)",
      [domainId(), other.id, programId],
    );
    await change("users", { id: other.id, accessLevelId: 2 });
    expect(await namesOf(programId)).not.toContain(other.username);
    expect(await query("select complete from program_statuses where user_id = $1", [other.id])).toEqual([{ complete: true }]);
    await client.call("POST", "/api/users/deactivate", { ids: [joined.id] });
    expect(await namesOf(programId)).toEqual(["usr.south"]);
    await client.call("POST", "/api/users/activate", { ids: [joined.id] });
    expect(await namesOf(programId)).toContain(joined.username);
    // who loses is shown before as well, and that the other way stays
    await client.call("POST", "/api/users/programs/assign", { people: { ids: [joined.id] }, programIds: [programId] });
    const narrower = await client.call<AssignmentPreview>("POST", "/api/assignmentrules/preview", {
      ...conditions,
      id: rule.body.id,
      companies: [north().companyId],
    });
    expect(narrower.body.counts).toMatchObject({ loses: 1, stays: 1 });
    await client.call("POST", "/api/assignmentrules/deactivate", { ids: [rule.body.id] });
    await applyRules();
    expect(await namesOf(programId)).toEqual([joined.username]);
    const events = await query("select type, data from events where subject_entity = 'assignmentRule' and subject_id = $1 order by id", [
      rule.body.id,
    ]);
    expect(events.map(({ type }: { type?: string }) => type)).toEqual([
      "assignmentRule.create",
      "assignmentRule.apply",
      "assignmentRule.deactivate",
      "assignmentRule.apply",
    ]);
    expect(events[1]).toMatchObject({ data: { gained: 1, lost: 0 } });
  });

  test("a group's programs come on top of a person's own, as soon as somebody is a member and as long", async () => {
    const programId = await program();
    const client = await app.as("web");
    const group = (await client.call("POST", "/api/groups", { name: crypto.randomUUID(), users: [north().users.usr] })).body;
    const rule = await addRule({ programs: [programId], groups: [group.id], startsAfter: 0, dueOn: "2031-03-31", endsAfter: 3650 });
    expect(rule.status).toBe(201);
    expect(await namesOf(programId)).toEqual(["usr"]);
    await change("users", { id: south().users.usr, groups: [group.id] });
    expect(await namesOf(programId)).toEqual(["usr", "usr.south"]);
    await change("groups", { id: group.id, users: [south().users.usr] });
    expect(await namesOf(programId)).toEqual(["usr.south"]);
    expect((await (await app.as("usr", "south")).call("GET", "/api/training/programs")).body).toMatchObject([
      { id: programId, programStatus: { status: "n", dueAt: "2031-03-31T23:59:59Z" } },
    ]);
    // a group that a rule names is in use; without the rule nobody has the program
    expect((await client.call("DELETE", `/api/groups/${group.id}`)).status).toBe(409);
    expect((await client.call("DELETE", `/api/assignmentrules/${rule.body.id}`)).status).toBe(204);
    expect(await namesOf(programId)).toEqual([]);
  });

  test("a field is the person's own, else their company's", async () => {
    const programId = await program();
    await changeCompany(north().companyId, { airside: "yes", post: 4 });
    const rule = await addRule({ programs: [programId], field: "airside", value: "yes", accessLevels: [1, 2] });
    expect(rule.status).toBe(201);
    expect(await namesOf(programId)).toEqual(expect.arrayContaining(["ins", "usr"]));
    expect(await namesOf(programId)).not.toContain("usr.south");
    await change("users", { id: north().users.ins, data: { airside: "no" } });
    await change("users", { id: south().users.ins, data: { airside: "yes" } });
    expect(await namesOf(programId)).toContain("ins.south");
    expect(await namesOf(programId)).not.toContain("ins");
    await changeCompany(north().companyId, {});
    expect(await namesOf(programId)).toEqual(["ins.south"]);
  });

  test("whoever writes people in bulk needs to know nothing of rules", async () => {
    const programId = await program();
    await addRule({ programs: [programId], companies: [south().companyId], accessLevels: [3] });
    await app.database.asDomain(domainId(), (tx) =>
      tx
        .insertInto("users")
        .values(
          Array.from({ length: 50 }, (_, index) => ({
            domainId: domainId(),
            companyId: south().companyId,
            username: `bulk${index}`,
            usernameKey: textKey(`bulk${index}`),
            accessLevelId: 3,
          })),
        )
        .execute(),
    );
    expect(await query("select count(*)::int as people from program_assignments where program_id = $1", [programId])).toEqual([
      { people: 51 },
    ]);
  });

  test("of a company's administrator names their own sites, and others see nothing of it", async () => {
    const programId = await program();
    expect(await addRule({ programs: [programId] }, { at: "adm" })).toMatchObject({
      status: 403,
      body: { code: "AssignmentRuleCompanies", field: "companies" },
    });
    expect((await addRule({ programs: [programId], companies: [south().companyId] }, { at: "adm" })).status).not.toBe(201);
    const own = await addRule({ programs: [programId], companies: [north().companyId], accessLevels: [1] }, { at: "adm" });
    expect(own.status).toBe(201);
    const everybody = await addRule({ programs: [programId] });
    const client = await app.as("adm");
    expect((await client.call("PUT", "/api/assignmentrules", { id: everybody.body.id, dueOn: "2031-01-01" })).status).toBe(403);
    expect((await client.call("PUT", "/api/assignmentrules", { id: own.body.id, companies: [] })).status).toBe(403);
    expect(
      (await client.call("POST", "/api/assignmentrules/preview", { programs: [programId], companies: [south().companyId] })).status,
    ).not.toBe(200);
    expect((await (await app.as("adm", "south")).call("GET", `/api/assignmentrules/${own.body.id}`)).status).toBe(404);
    expect((await (await app.as("web", "east")).call("GET", `/api/assignmentrules/${own.body.id}`)).status).toBe(404);
    expect((await (await app.as("usr")).call("GET", "/api/assignmentrules")).status).toBe(403);
    for (const id of [own.body.id, everybody.body.id]) await (await app.as("web")).call("DELETE", `/api/assignmentrules/${id}`);
  });

  test.each([
    [{ programs: [] }, "programs", "AssignmentRuleWithoutProgram"],
    [{ field: "post" }, "value", "AssignmentRuleWithoutValue"],
    [{ value: "4" }, "field", "AssignmentRuleWithoutField"],
    [{ dueOn: "2031-01-01", dueAfter: 3 }, "dueAfter", "AssignmentRuleTwoDates"],
    [{ startsOn: "2031-01-02", endsOn: "2031-01-01" }, "endsOn", "AssignmentEndsBeforeStart"],
    [{ dueAfter: 30, endsAfter: 20 }, "dueAfter", "AssignmentDueAfterEnd"],
  ])("that says %o is refused at its field", async (values, field, code) => {
    const programId = await program();
    expect(await addRule({ programs: [programId], ...values })).toMatchObject({ status: 422, body: { field, code } });
  });
});

describe("over any history", () => {
  const state = { programs: [] as number[], groups: [] as number[], users: [] as number[], rules: [] as number[] };
  beforeAll(async () => {
    await query("delete from assignment_rules");
    await query("delete from program_assignments where source = 'rule'");
    state.programs = [await program(), await program()];
    const client = await app.as("web");
    for (const name of ["one", "two"]) state.groups.push((await client.call("POST", "/api/groups", { name: `history ${name}` })).body.id);
    for (let index = 0; index < 8; index++) state.users.push((await addUser()).id);
  });

  /** What the rules say, worked out here from what is stored of people and rules. */
  async function said(): Promise<string[]> {
    const people = await query<{
      id: number;
      company: number;
      level: number;
      data: Record<string, unknown>;
      own: Record<string, unknown>;
      groups: number[];
    }>(
      `select u.id, u.company_id as company, u.access_level_id as level, c.data, u.data as own,
         array(select m.group_id from group_members m where m.domain_id = u.domain_id and m.user_id = u.id) as groups
         from users u join companies c on c.domain_id = u.domain_id and c.id = u.company_id
        where u.domain_id = $1 and u.active and u.erased_at is null and u.merged_into is null`,
      [domainId()],
    );
    const { body } = await (await app.as("web")).call("GET", `/api/assignmentrules?limit=200&fields=name,active`);
    const lines: string[] = [];
    for (const { id } of body.rows) {
      const rule = (await (await app.as("web")).call("GET", `/api/assignmentrules/${id}`)).body;
      if (!rule.active) continue;
      for (const person of people) {
        const fits =
          (rule.companies.length === 0 || rule.companies.includes(person.company)) &&
          (rule.accessLevels.length === 0 || rule.accessLevels.includes(person.level)) &&
          (rule.groups.length === 0 || person.groups.some((group) => rule.groups.includes(group))) &&
          (rule.field === "" || (person.own[rule.field] ?? person.data[rule.field]) === rule.value);
        if (fits) for (const programId of rule.programs) lines.push(`${rule.id} ${person.id} ${programId} ${rule.dueOn}`);
      }
    }
    return lines.toSorted((a, b) => (a < b ? -1 : 1));
  }
  async function stored(): Promise<string[]> {
    const rows = await query<{ line: string }>(
      `select source_id || ' ' || user_id || ' ' || program_id || ' ' || coalesce(due_on::text, 'null') as line
         from program_assignments where domain_id = $1 and source = 'rule'`,
      [domainId()],
    );
    return rows.map(({ line }) => line).toSorted((a, b) => (a < b ? -1 : 1));
  }

  test.each([1, 2, 3])("what rules assign is what they say (history %i)", { timeout: 60_000 }, async (seed) => {
    const random = testRandom(seed);
    const one = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
    const some = <T>(items: readonly T[]): T[] => items.filter(() => random() < 0.5);
    const client = await app.as("web");
    const conditions = () => ({
      programs: random() < 0.5 ? [one(state.programs)] : state.programs,
      companies: some([north().companyId, south().companyId]),
      groups: random() < 0.6 ? [] : some(state.groups),
      accessLevels: random() < 0.6 ? [] : [1],
      ...(random() < 0.3 ? { field: "post", value: one(["a", "b"]) } : { field: "", value: "" }),
      dueOn: one([null, "2031-01-31", "2032-01-31"]),
    });
    const acts: (() => Promise<unknown>)[] = [
      () => change("users", { id: one(state.users), companyId: one([north().companyId, south().companyId]) }),
      () => change("users", { id: one(state.users), accessLevelId: one([1, 2]) }),
      () => change("users", { id: one(state.users), data: one([{}, { post: "a" }, { post: "b" }]) }),
      () => change("users", { id: one(state.users), groups: some(state.groups) }),
      () => change("groups", { id: one(state.groups), users: some(state.users) }),
      () => client.call("POST", `/api/users/${one(["activate", "deactivate"])}`, { ids: [one(state.users)] }),
      () => changeCompany(one([north().companyId, south().companyId]), one([{}, { post: "a" }])),
      () =>
        client.call("POST", "/api/users/programs/assign", {
          people: { ids: some(state.users).slice(0, 3).concat(state.users[0]!) },
          programIds: state.programs,
        }),
      () => client.call("POST", "/api/users/programs/unassign", { people: { ids: [one(state.users)] }, programIds: state.programs }),
      async () => state.rules.push((await addRule(conditions())).body.id),
      async () => state.rules.length > 0 && change("assignmentrules", { id: one(state.rules), ...conditions() }),
      async () =>
        state.rules.length > 0 &&
        client.call("POST", `/api/assignmentrules/${one(["activate", "deactivate"])}`, { ids: [one(state.rules)] }),
    ];
    for (let step = 0; step < 25; step++) {
      await one(acts)();
      await applyRules();
      expect(await stored()).toEqual(await said());
    }
  });
});
