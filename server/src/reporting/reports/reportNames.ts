import { reportColumn, type ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportCell } from "@vigil/model/reporting/reports/reportWire";
import { sql } from "kysely";
import type { Tx } from "../../storage/asDomain.ts";

type Names = ReadonlyMap<number, Readonly<Record<string, string | null>>>;

/** What each kind of record is called, by its numbers. */
const named = {
  user: (domainId: number, ids: number[]) => sql`select id, username, last_name as "lastName", first_name as "firstName", pin
    from users where domain_id = ${domainId} and id = any(${ids}::bigint[])`,
  company: (domainId: number, ids: number[]) =>
    sql`select id, name from companies where domain_id = ${domainId} and id = any(${ids}::bigint[])`,
  group: (domainId: number, ids: number[]) => sql`select id, name from groups where domain_id = ${domainId} and id = any(${ids}::bigint[])`,
  quiz: (domainId: number, ids: number[]) => sql`select id, name from quizzes where domain_id = ${domainId} and id = any(${ids}::bigint[])`,
  program: (_: number, ids: number[]) => sql`select id, title as name from programs where id = any(${ids}::bigint[])`,
  course: (_: number, ids: number[]) => sql`select id, title as name from courses where id = any(${ids}::bigint[])`,
  rule: (domainId: number, ids: number[]) =>
    sql`select id, name from authority_rules where domain_id = ${domainId} and id = any(${ids}::bigint[])`,
  library: (_: number, ids: number[]) => sql`select id, name from image_libraries where id = any(${ids}::bigint[])`,
} as const;
type Named = keyof typeof named;
const isNamed = (kind: string): kind is Named => kind in named;

/** What these records are called today. */
export async function namesBy(tx: Tx, domainId: number, kind: Named, ids: number[]): Promise<Names> {
  const { rows } = (await named[kind](domainId, ids).execute(tx)) as { rows: (Record<string, string | null> & { id: never })[] };
  return new Map(rows.map(({ id, ...rest }) => [id as number, rest]));
}

/** Reads the names that lines need. What has no name any more is shown empty. */
export async function namesOf(
  tx: Tx,
  domainId: number,
  columns: readonly ReportColumnName[],
  lines: readonly (readonly ReportCell[])[],
): Promise<(column: ReportColumnName, cell: ReportCell) => ReportCell> {
  const wanted = new Map<Named, Set<number>>();
  columns.forEach((name, index) => {
    const { kind } = reportColumn(name);
    if (!isNamed(kind)) return;
    const ids = wanted.get(kind) ?? new Set();
    for (const line of lines) if (typeof line[index] === "number") ids.add(line[index]);
    wanted.set(kind, ids);
  });
  const names = new Map<Named, Names>();
  for (const [kind, ids] of wanted) {
    names.set(kind, await namesBy(tx, domainId, kind, [...ids]));
  }
  return (column, cell) => {
    const { kind, shows = "name" } = reportColumn(column);
    if (!isNamed(kind)) return cell;
    return typeof cell === "number" ? (names.get(kind)?.get(cell)?.[shows] ?? null) : null;
  };
}
