import { join } from "node:path";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../test/storage/testDatabase.ts";
import { schemaFilesIn } from "./schema/schemaFiles.ts";

const { owner } = testDatabase();

let declared: ReturnType<typeof declaredTables>;
beforeAll(() => {
  declared = declaredTables();
}, 60_000);

test("the row types have every table with its columns, null where PostgreSQL has null, and leave out of an insert what it fills in", async () => {
  const { rows } = await (
    await owner()
  ).query<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname || case when a.attnotnull then '' else '?' end
        || case when a.attnotnull and not a.atthasdef and a.attidentity = '' then '' else '=' end order by a.attname collate "C") as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname not in ('common_columns', 'collation_versions', 'function_files', 'migrations')
      group by c.relname`,
  );
  const found = Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
  // a trigger fills it in (learner_of_course_status.sql)
  found["course_statuses"] = found["course_statuses"]!.map((column) => (column === "user_id" ? "user_id=" : column));
  const said = Object.entries(declared).map(([table, columns]) => [
    table,
    columns.map(({ name, nullable, filled }) => `${name}${nullable ? "?" : ""}${filled ? "=" : ""}`).toSorted(),
  ]);
  expect(Object.fromEntries(said)).toEqual(found);
});

test("where PostgreSQL holds a column to a list of words, its type is those words", async () => {
  const listed = [...schemaFilesIn()].flatMap(([table, { text }]) =>
    [...text.matchAll(/ check \("?(\w+)"? in \(('[^()]*')\)\)/gu)].map(([, column, words]) => ({
      place: `${table}.${column}`,
      words: words!
        .split(", ")
        .map((word) => word.slice(1, -1))
        .toSorted(),
    })),
  );
  const said = listed.map(({ place }) => {
    const [table = "", column] = place.split(".");
    return { place, words: declared[table]?.find(({ name }) => name === column)?.words };
  });
  // what a domain may have beside the usual was thought of before it was there
  const places = listed.filter(({ place }) => place !== "addons.type");
  expect(said.filter(({ place }) => place !== "addons.type")).toEqual(places);
  expect(listed.length).toBeGreaterThan(30);
});

interface Column {
  name: string;
  /** A select may give null. */
  nullable: boolean;
  /** An insert may leave it out. */
  filled: boolean;
  /** Where it is one of a few, without null. */
  words: string[];
}

/** What the compiler knows of `Database`: table → columns. */
function declaredTables(): Record<string, Column[]> {
  const file = join(import.meta.dirname, "database.ts");
  const program = ts.createProgram([file], {
    strict: true,
    types: ["node"],
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const declaration = source?.statements.find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === "Database");
  if (!source || !declaration) throw new Error("There is no Database in database.ts.");
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbolAtLocation(symbol, source);
  const columnOf = (column: ts.Symbol): Column => {
    const type = typeOf(column);
    // ColumnType and Generated tell by __select__ and __insert__ what is read and given; `X | null` is null beside them
    const parts = type.isUnion() ? type.types : [type];
    const seen = (name: "__select__" | "__insert__") =>
      parts.flatMap((part) => {
        const property = part.getProperty(name);
        const selected = property ? typeOf(property) : part;
        return selected.isUnion() ? selected.types : [selected];
      });
    const has = (types: readonly ts.Type[], flag: ts.TypeFlags) => types.some(({ flags }) => (flags & flag) !== 0);
    const [read, given] = [seen("__select__"), seen("__insert__")];
    const nullable = has(read, ts.TypeFlags.Null);
    return {
      name: snakeCase(column.name),
      nullable,
      filled: nullable || has(given, ts.TypeFlags.Undefined | ts.TypeFlags.Never | ts.TypeFlags.Null),
      words: read.flatMap((each) => (each.isStringLiteral() ? [each.value] : [])).toSorted(),
    };
  };
  return Object.fromEntries(
    checker
      .getTypeAtLocation(declaration)
      .getProperties()
      .map((table) => [snakeCase(table.name), typeOf(table).getProperties().map(columnOf)]),
  );
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
