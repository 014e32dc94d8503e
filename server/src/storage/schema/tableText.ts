import { plainSql } from "./plainSql.ts";
import type { Table } from "./readTables.ts";

/** The file of one table, without comments: what a migration would say that makes it as it is now. */
export function tableText(table: Table): string {
  const { name, rowSecurity } = table;
  return lines([
    ...ended(table.sequences.map(({ make }) => make)),
    ...(table.view === null ? ofTable(table) : [`create view ${name} with (security_invoker = true) as ${plainSql(table.view).trim()}`]),
    ...ended(table.sequences.flatMap(({ after }) => after)),
    ...ended(table.indexes),
    ...ended(table.triggers),
    ...(rowSecurity.enabled
      ? [`alter table ${name} enable row level security${rowSecurity.forced ? ", force row level security" : ""};`]
      : []),
    ...ended(table.policies),
    ...ended(table.grants),
  ]);
}

function ofTable({ name, unlogged, partitioned, columns, constraints }: Table): string[] {
  const parts = [
    ...columns.map((column) => `${column.name} ${plainSql(column.type)}`),
    ...constraints.map((constraint) => `constraint ${constraint.name} ${plainSql(constraint.definition)}`),
  ];
  return [
    `create ${unlogged ? "unlogged " : ""}table ${name} (`,
    ...parts.map((part, index) => `  ${part}${index < parts.length - 1 ? "," : ""}`),
    `)${partitioned === null ? "" : ` partition by ${plainSql(partitioned)}`};`,
  ];
}

const ended = (statements: string[]) => statements.map((statement) => `${plainSql(statement)};`);
const lines = (all: string[]) => `${all.join("\n")}\n`;
