import type { TableKind } from "@vigil/model/entity/entity";
import { listEntities } from "@vigil/model/lists";
import { readdirSync, readFileSync } from "node:fs";
import type pg from "pg";
import type { TestCompany, TestWorld } from "../http/testWorld.ts";

/** Whose record a call names. */
export type Whose = "own company" | "other company" | "own domain" | "shared" | "other domain";

/** For each list, by its address, a record of each kind of owner. */
export type MatrixRecords = Record<string, Partial<Record<Whose, number>>>;

const kinds = new Map<string, TableKind>(Object.values(listEntities).map(({ url, kind }) => [url, kind]));
const inserts = new Map(
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith(".sql"))
    .map((name) => [name.slice(0, -".sql".length), readFileSync(`${import.meta.dirname}/${name}`, "utf8").trim()] as const),
);

/** Every list behind those its first line names. */
function inOrder(lists: readonly string[], done = new Set<string>()): Set<string> {
  for (const list of lists) {
    const [, before] = /^-- after (.+)/u.exec(inserts.get(list) ?? "") ?? [];
    if (before !== undefined) inOrder(before.split(" "), done);
    done.add(list);
  }
  return done;
}

export async function matrixRecords(owner: pg.Client, { airport, harbor }: TestWorld): Promise<MatrixRecords> {
  await owner.query("alter table simulator_sessions alter column id restart with 700001"); // out of the way of calls that guess a number
  const insert = async (text: string, values: unknown[]) => {
    const { rows } = await owner.query<{ id: number }>(`${text} returning id`, values);
    return rows[0]!.id;
  };
  const companyIds = (idOf: (company: TestCompany) => number) => ({
    "own company": idOf(airport.north),
    "other company": idOf(airport.south),
    "other domain": idOf(harbor.east),
  });
  const records: MatrixRecords = {
    companies: companyIds(({ companyId }) => companyId),
    users: companyIds(({ users }) => users.usr),
    domains: { "own domain": airport.domainId, "other domain": harbor.domainId },
    organizations: { shared: await insert("insert into organizations (name, name_key) values ('Other', 'other')", []) },
    domainCodes: { shared: await insert("insert into domain_codes (name) values ('code')", []) },
  };
  const isCatalogue = (list: string) => kinds.get(list) === "catalogue";
  const lists = [...inserts.keys()].toSorted((one, other) => Number(isCatalogue(other)) - Number(isCatalogue(one)));
  for (const list of inOrder(lists)) {
    const text = inserts.get(list)!;
    const tenant = (domainId: number, { companyId, users }: TestCompany) => insert(text, [domainId, companyId, users.usr]);
    records[list] = isCatalogue(list)
      ? {
          shared: await insert(text, [null, `${list} of all`]),
          "own domain": await insert(text, [airport.domainId, `${list} of airport`]),
          "other domain": await insert(text, [harbor.domainId, `${list} of harbor`]),
        }
      : {
          "own company": await tenant(airport.domainId, airport.north),
          "other company": await tenant(airport.domainId, airport.south),
          "other domain": await tenant(harbor.domainId, harbor.east),
        };
  }
  const untried = [...kinds.keys()].filter((list) => !(list in records));
  if (untried.length > 0) throw new Error(`No record is there to try ${untried.join(", ")} on.`);
  const member = "insert into group_members (domain_id, group_id, user_id) values ($1, $2, $3)";
  await owner.query(member, [airport.domainId, records["groups"]?.["own company"], airport.north.users.usr]);
  await owner.query(member, [airport.domainId, records["groups"]?.["other company"], airport.south.users.usr]);
  return records;
}
