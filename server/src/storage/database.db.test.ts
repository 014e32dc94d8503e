import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { testDatabase } from "../../test/storage/testDatabase.ts";

const { owner } = testDatabase();

test("the row types have every table with its columns, and null where PostgreSQL has null", { timeout: 60_000 }, async () => {
  const { rows } = await (
    await owner()
  ).query<{ table: string; columns: string[] }>(
    `select c.relname as table, array_agg(a.attname || case when a.attnotnull then '' else '?' end order by a.attname collate "C") as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname not in ('common_columns', 'collation_versions', 'function_files', 'migrations')
      group by c.relname`,
  );
  expect(declaredTables()).toEqual(Object.fromEntries(rows.map(({ table, columns }) => [table, columns])));
});

/** What the compiler knows of `Database`: table → columns, with ? where a select may give null. */
function declaredTables(): Record<string, string[]> {
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
  const columnOf = (column: ts.Symbol) => {
    const type = typeOf(column);
    // ColumnType and Generated tell by __select__ what is read; `X | null` is null beside them
    const parts = type.isUnion() ? type.types : [type];
    const read = parts.flatMap((part) => {
      const select = part.getProperty("__select__");
      const selected = select ? typeOf(select) : part;
      return selected.isUnion() ? selected.types : [selected];
    });
    return snakeCase(column.name) + (read.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0) ? "?" : "");
  };
  return Object.fromEntries(
    checker
      .getTypeAtLocation(declaration)
      .getProperties()
      .map((table) => [snakeCase(table.name), typeOf(table).getProperties().map(columnOf).toSorted()]),
  );
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
