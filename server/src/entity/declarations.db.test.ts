import { fieldEntries, searchNames, type Entity } from "@vigil/model/entity/entity";
import type { Field } from "@vigil/model/entity/field";
import { listEntities } from "@vigil/model/lists";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../../test/storage/testDatabase.ts";
import { canBeCopied, columnOf, isVersioned } from "./listSql.ts";

const { owner } = testDatabase();

const types: Record<Field["kind"], readonly string[]> = {
  text: ["text"],
  longText: ["text"],
  choice: ["text"],
  integer: ["integer", "bigint"],
  decimal: ["double precision"],
  yesNo: ["boolean"],
  date: ["date"],
  instant: ["timestamp with time zone"],
  reference: ["bigint"],
  references: [],
  json: ["jsonb"],
  secret: [],
};

const snake = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** Columns that a declaration implies beside its fields. */
const implied = (e: Entity): string[] => [
  "id",
  ...(e.kind === "tenant" || e.kind === "growing" ? ["domain_id"] : []),
  ...(e.kind === "catalogue" ? ["owner_domain_id"] : []),
  ...(isVersioned(e) ? ["revision", "updated_at", "created_by"] : []),
  ...(canBeCopied(e) ? ["unfinished_copy"] : []),
  ...(e.scope?.without === undefined ? [] : [snake(e.scope.without)]),
  ...(e.scope?.outdated === undefined ? [] : [snake(e.scope.outdated)]),
  ...fieldEntries(e).flatMap(([name, field]) => (field.unique || field.sortedByKey ? [snake(`${name}Key`)] : [])),
];

async function columnsIn(table: string) {
  const { rows } = await (
    await owner()
  ).query<{ name: string; type: string; nullable: boolean }>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as nullable from information_schema.columns
     where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return new Map(rows.map((row) => [row.name, row]));
}

describe("each declaration is its table", () => {
  it.each(Object.values(listEntities).map((e) => [e.plural, e] as const))(
    "%s: names, types and nullability",
    async (_plural, e: Entity) => {
      const columns = await columnsIn(snake(e.table ?? e.plural));
      const stored = fieldEntries(e).filter(([, field]) => field.derived !== true);
      const declared = stored.map(([name, field]) => ({ name: snake(columnOf(name, field)), nullable: field.nullable, fits: true }));
      const found = stored.map(([name, field]) => {
        const column = columns.get(snake(columnOf(name, field)));
        return { name: column?.name, nullable: column?.nullable, fits: types[field.kind].includes(column?.type ?? "") };
      });
      expect(found).toEqual(declared);
      expect(implied(e).filter((name) => !columns.has(name))).toEqual([]);
    },
  );

  it("where PostgreSQL holds a number to bounds, they are those of its field", async () => {
    const { rows } = await (
      await owner()
    ).query<{ table: string; column: string; least: number; most: number }>(
      `select found[1] as column, conrelid::regclass::text as table, found[2]::integer as least, found[3]::integer as most
         from pg_constraint, regexp_match(pg_get_constraintdef(oid, true), '^CHECK \\("?(\\w+)"? >= (\\d+) AND "?\\w+"? <= (\\d+)\\)$') as found
        where contype = 'c' and conparentid = 0 and found is not null order by 2, 1`,
    );
    const bounded = rows.flatMap(({ table, column, least, most }) => {
      const e = Object.values(listEntities).find((one: Entity) => snake(one.table ?? one.plural) === table);
      const [, field] = (e && fieldEntries(e).find(([name, one]) => snake(columnOf(name, one)) === column && one.by === "client")) ?? [];
      return field ? [{ place: `${table}.${column}`, declared: [field.min, field.max], held: [least, most] }] : [];
    });
    expect(bounded.map(({ place, declared }) => [place, declared])).toEqual(bounded.map(({ place, held }) => [place, held]));
    expect(bounded.length).toBeGreaterThan(3);
  });

  it("what links records is a table with those columns", async () => {
    const links = Object.values(listEntities).flatMap((e) => fieldEntries(e).flatMap(([, { through }]) => (through ? [through] : [])));
    const missing = await Promise.all(
      links.map(async ({ table, own, other, kind, ordered, without, mark }) => {
        const columns = await columnsIn(snake(table));
        const wanted = [
          own,
          other,
          kind === "catalogue" ? "ownerDomainId" : "domainId",
          ...(ordered ? ["position"] : []),
          without,
          mark?.column,
        ];
        return wanted.filter((name) => name !== undefined && !columns.has(snake(name)));
      }),
    );
    expect(missing.flat()).toEqual([]);
    expect(links.length).toBeGreaterThan(5);
  });

  it("what is searched has its table of words", async () => {
    const searched = Object.values(listEntities).filter((e) => searchNames(e).length > 0);
    const columns = await Promise.all(searched.map((e) => columnsIn(`${snake(e.name)}_words`)));
    expect(columns.map((found) => found.has("word") && found.has("id"))).toEqual(searched.map(() => true));
  });
});
