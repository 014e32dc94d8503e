import { sortablePaths } from "@vigil/model/entity/path";
import { wordsOf } from "@vigil/model/entity/wordsOf";
import { listEntities } from "@vigil/model/lists";
import type { Entity } from "@vigil/model/entity/entity";
import { user } from "@vigil/model/organization/user";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../test/http/testApp.ts";
import { migrationsIn } from "../storage/migrationFiles.ts";
import { statementWatchers, type StatementWatcher } from "../storage/statements/watchStatements.ts";
import { writeMissingWords } from "../writeMissingWords.ts";

const { as, world, database } = testApp();
const lists: readonly Entity[] = Object.values(listEntities);
const people = 11_004;
const wanted = 1005;
/** More than a filter through a reference looks up by their ids. */
const sites = 10_300;

beforeAll(async () => {
  const { domainId, north, south } = world().airport;
  const owner = await database.owner();
  await owner.query(
    "insert into companies (domain_id, name, name_key, region) select $1, 'Site ' || n, 'site ' || n, 'Coast' from generate_series(1, $2::int) n",
    [domainId, sites],
  );
  // the ones that the filter wants come last, where a cut at ten thousand matches loses them
  await owner.query(
    `insert into users (domain_id, username, username_key, company_id, access_level_id, first_name, last_name, active, created_at)
     select $1, 'traveller' || n, 'traveller' || n,
       case when n % 3 = 0 then $2::bigint when n % 3 = 1 then $3 else (select max(id) from companies where domain_id = $1) end, 1,
       'First' || n % 4, 'Last' || n % 5, n <= $4::int - $5::int, timestamptz '2026-01-01' + (n % 7) * interval '1 day'
     from generate_series(1, $4::int) as n`,
    [domainId, north.companyId, south.companyId, people, wanted],
  );
  await owner.query("analyze users, companies"); // whether a word's person is there is looked up by the wrong index while nobody has counted them
  await database.asDomain(domainId, (tx) => writeMissingWords(tx, domainId));
  await owner.query("analyze user_words");
}, 120_000);

const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const orders = sortablePaths(user).flatMap((path) => [`asc(${path})`, `desc(${path})`]);

/** Every id that the pages give, one after the other. */
async function walked(query: string): Promise<number[]> {
  const client = await as("web");
  const ids: number[] = [];
  let after = "";
  do {
    const { body } = await client.call("GET", `/api/users?fields=username&limit=200&count=none&${query}${after}`);
    ids.push(...body.rows.map(({ id }: { id: number }) => id));
    after = body.after === undefined ? "" : `&after=${body.after}`;
  } while (after !== "");
  return ids;
}

describe("a search that finds more than ten thousand", () => {
  it.each([user.sortBy, ...orders])("shows all %s that a filter leaves, each once", async (order) => {
    const ids = await walked(`search=trav&active=false&order=${order}`);
    expect([ids.length, new Set(ids).size]).toEqual([wanted, wanted]);
  });

  it("shows all of them without a filter, and with two words", async () => {
    expect(new Set(await walked("search=trav")).size).toBe(people);
    expect(new Set(await walked("search=trav first1&order=asc(username)")).size).toBe(people / 4);
  }, 120_000);

  it("says that there are more than it counted, and counts when it is asked to", async () => {
    const client = await as("web");
    const { body } = await client.call("GET", "/api/users?search=trav&active=false&limit=1");
    expect([body.count, body.countBeyond, body.countEstimated]).toEqual([1000, true, undefined]);
    const exact = await client.call("GET", "/api/users?search=trav&active=false&limit=1&count=exact");
    expect([exact.body.count, exact.body.countBeyond]).toEqual([wanted, undefined]);
  });

  it("alone is not counted row by row", async () => {
    const client = await as("web");
    const counts: string[] = [];
    const watchers = statementWatchers(database.pool);
    const watch: StatementWatcher = ({ text }) => text.includes("count(*)") && counts.push(text);
    watchers.add(watch);
    const { body } = await client.call("GET", "/api/users?search=trav&limit=1");
    expect([body.count, body.countBeyond, body.rows.length, counts]).toEqual([1000, true, 1, []]);
    await client.call("GET", "/api/users?search=trav&limit=1&active=true");
    expect(counts).toHaveLength(1);
    watchers.delete(watch);
  });

  it("is answered from the first of them where somebody is only typing", async () => {
    const client = await as("web");
    const { body } = await client.call("GET", "/api/users?search=trav&quick=true&count=exact&limit=4");
    expect([body.rows.length, body.count]).toEqual([4, 1000]);
  });

  it("is exported whole", async () => {
    const { body } = await (await as("web")).call("GET", "/api/users/export.csv?search=trav&active=false&fields=username");
    expect(body.split("\r\n")).toHaveLength(wanted + 2);
  });
});

it("a filter through a reference that means more than ten thousand records leaves none out", async () => {
  const client = await as("web");
  expect((await walked("company.region=Coast&search=trav")).length).toBe(people / 3);
  const { body } = await client.call("GET", "/api/users?company.region=Coast&count=exact&limit=1");
  expect(body.count).toBe(people / 3);
});

describe("people are found", () => {
  const names = async (search: string) => {
    const { body } = await (await as("web")).call("GET", `/api/users?fields=username&search=${encodeURIComponent(search)}`);
    return body.rows.map(({ username }: { username: string }) => username);
  };

  beforeAll(async () => {
    const { north } = world().airport;
    const client = await as("web");
    const person = { username: "zmuller", firstName: "Zoë Łucja", lastName: "Müller-Øst", email: "Zoe.Mueller@gate.test", pin: "P-4711" };
    const made = await client.call("POST", "/api/users", {
      ...person,
      companyId: north.companyId,
      accessLevelId: 1,
      password: "Rolling-2027",
    });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  });

  it.each(["muller zoe", "ZOË müller", "ost lucja", "ØST", "zoe.mueller@gate.test", "mueller gate", "p-4711", "4711 zo"])(
    "without accents, in every order of words, by address and PIN: %s",
    async (search) => {
      expect(await names(search)).toEqual(["zmuller"]);
    },
  );

  it("by a new address alone once it is changed", async () => {
    const client = await as("web");
    const { body } = await client.call("GET", "/api/users?search=zmuller");
    await client.call("PUT", "/api/users", { id: body.rows[0].id, email: "z.ost@tower.test" });
    expect([await names("zoe.mueller@gate"), await names("z.ost@tower.test")]).toEqual([[], ["zmuller"]]);
  });
});

describe("what people did is searched by the words of their people", () => {
  const found = async (search: string) => {
    const { body } = await (await as("web")).call("GET", `/api/usersessions?fields=user.username&search=${search}`);
    return new Set(body.rows.map((row: Record<string, unknown>) => row["user.username"]));
  };

  beforeAll(async () => {
    await as("web");
    const { domainId } = world().airport;
    const owner = await database.owner();
    await owner.query("update users set first_name = 'Traveling', last_name = 'Österberg' where domain_id = $1 and username = 'web'", [
      domainId,
    ]);
    const { rows } = await owner.query("select id from users where domain_id = $1 and username = 'web'", [domainId]);
    await owner.query("delete from user_words where domain_id = $1 and id = $2", [domainId, rows[0].id]);
    await database.asDomain(domainId, (tx) => writeMissingWords(tx, domainId));
  });

  it("of few, of more than ten thousand, and of nobody", async () => {
    expect(await found("osterberg traveling")).toEqual(new Set(["web"]));
    expect(await found("trav")).toEqual(new Set(["web"]));
    expect(await found("osterberg nobody")).toEqual(new Set());
  });

  it.each(lists.filter(({ searchedBy }) => searchedBy !== undefined))("$plural", async ({ url }) => {
    const client = await as("sup");
    const all = await client.call("GET", `/api/${url}?search=zzqx`);
    // a list of a plugin that is switched off is closed whatever it is asked
    expect([all.status, all.body.count ?? all.body.code]).toEqual(url === "usercredits" ? [403, "AddonOff"] : [200, 0]);
  });
});

it("a change writes the words that are new and takes those that are gone, and leaves the others as they stand", async () => {
  const client = await as("web");
  const { domainId, north } = world().airport;
  const owner = await database.owner();
  const words = async () => {
    const { rows } = await owner.query<{ word: string; row: string }>(
      "select word, ctid::text as row from user_words where domain_id = $1 and id = $2",
      [domainId, north.users.ins],
    );
    return new Map(rows.map(({ word, row }) => [word, row]));
  };
  const named = (firstName: string, lastName: string) => client.call("PUT", "/api/users", { id: north.users.ins, firstName, lastName });
  expect((await named("Gwendolyn", "Abernathy")).status).toBe(200);
  const before = await words();
  expect((await named("Gwendolyn", "Quill Gwen")).status).toBe(200);
  const after = await words();
  expect([...after.keys()].toSorted(byCode)).toEqual(wordsOf(["ins", "Gwendolyn", "Quill Gwen"]).toSorted(byCode));
  expect([before.has("abernathy"), after.get("gwendolyn"), after.get("ins")]).toEqual([true, before.get("gwendolyn"), before.get("ins")]);
  // of several at once each has its own, and one whose words were lost has all of them again
  await owner.query("delete from user_words where domain_id = $1 and id = $2", [domainId, north.users.ins]);
  const both = [
    { id: north.users.ins, lastName: "Marlowe" },
    { id: north.users.usr, lastName: "Tennant" },
  ];
  expect((await client.call("PUT", "/api/users", both)).status).toBe(200);
  expect([...(await words()).keys()].toSorted(byCode)).toEqual(wordsOf(["ins", "Gwendolyn", "Marlowe"]).toSorted(byCode));
  const found = async (search: string) => {
    const { body } = await client.call("GET", `/api/users?search=${search}&fields=username`);
    return body.rows.map(({ id }: { id: number }) => id);
  };
  expect([await found("marlowe"), await found("tennant"), await found("quill")]).toEqual([[north.users.ins], [north.users.usr], []]);
});

it("the migration writes the words of before as they are written now", async () => {
  const owner = await database.owner();
  const { domainId, north } = world().airport;
  const { rows } = await owner.query(
    `insert into users (domain_id, username, username_key, company_id, access_level_id, first_name, last_name, email)
     values ($1, 'before', 'before', $2, 1, 'Zoë Łucja', 'Müller-Øst', 'Z.Ost@Tower.test') returning id`,
    [domainId, north.companyId],
  );
  const id: number = rows[0].id;
  const word = "insert into user_words (domain_id, word, id) select $1, unnest($2::text[]), $3";
  await owner.query(word, [domainId, ["before", "zoë", "zoé", "łucja", "müller-øst", "müller", "øst"], id]);
  const { text } = migrationsIn().find(({ name }) => name.endsWith("_plain_words.sql"))!;
  await owner.query(text);
  const written = await owner.query("select word from user_words where domain_id = $1 and id = $2", [domainId, id]);
  const words = wordsOf(["before", "Zoë Łucja", "Müller-Øst", "Z.Ost@Tower.test"]);
  expect(written.rows.map((row) => row.word).toSorted(byCode)).toEqual(words.toSorted(byCode));
  const { rows: secured } = await owner.query(
    "select relrowsecurity from pg_class where relname in ('users', 'user_words', 'company_words')",
  );
  expect(secured).toEqual([{ relrowsecurity: true }, { relrowsecurity: true }, { relrowsecurity: true }]);
});
