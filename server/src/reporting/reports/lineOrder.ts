import { parseSort } from "@vigil/model/entity/listSort";
import type { Language } from "@vigil/model/phrases/languages";
import { reportColumn, type ReportColumnName } from "@vigil/model/reporting/reports/reportColumn";
import type { ReportShape } from "@vigil/model/reporting/reports/reportShape";
import { sql } from "kysely";
import { phrasesIn } from "../../http/phrasesIn.ts";
import { Problem } from "../../problem.ts";
import type { Sql } from "../../storage/sql.ts";
import { reportWords } from "./reportCells.ts";

/**
 * The order that lines are asked for, as it is written in an address: all of them are sorted, not a page. Without one as they were written,
 * but that a report of what is to come begins with what is overdue, of all companies, the longest, and goes on with what comes first.
 */
export function lineOrder(
  order: string | undefined,
  {
    domainId,
    report: { columns, ahead },
    language,
  }: { domainId: number; report: Pick<ReportShape, "columns" | "ahead">; language: Language },
): Sql {
  if (order === undefined || order === "") {
    const first = (name: ReportColumnName, direction: "asc" | "desc") =>
      ahead !== undefined && columns.includes(name)
        ? [sql`${keyOf(name, columns.indexOf(name), domainId, language)} ${sql.raw(direction)} nulls last`]
        : [];
    return sql.join([...first("isOverdue", "desc"), ...first("dueDate", "asc"), ...first("expiryDate", "asc"), sql`position`]);
  }
  const keys = parseSort(order)?.map(({ path, direction }) => ({ direction, name: columns.find((name) => name === path) }));
  if (!keys || keys.some(({ name }) => name === undefined)) throw new Problem(422, "FieldInvalid", { field: "order" });
  const parts = keys.flatMap(({ name, direction }) =>
    name === undefined ? [] : [sql`${keyOf(name, columns.indexOf(name), domainId, language)} ${sql.raw(direction)} nulls last`],
  );
  return sql.join([...parts, sql`position`]);
}

const tables = { program: ["programs", "title"], course: ["courses", "title"], library: ["image_libraries", "name"] } as const;
const tenants = { company: "companies", quiz: "quizzes" } as const;
const fields = { username: "username", lastName: "last_name", firstName: "first_name", pin: "pin" } as const;

/** What names a record is sorted by that name, a code by its words, everything else by its value. */
function keyOf(name: ReportColumnName, index: number, domainId: number, language: Language): Sql {
  const cell = sql`(cells ->> ${index}::integer)`;
  const { kind, shows } = reportColumn(name);
  switch (kind) {
    case "integer":
    case "percent":
    case "seconds":
      return sql`${cell}::float8`;
    case "yesNo":
      return sql`${cell}::boolean`;
    case "date":
      return cell;
    case "text":
      return sql`${cell} collate "und-x-icu"`;
    case "choice":
    case "category":
      return sql`array_position(${codesByWords(name, kind, language)}::text[], ${cell})`;
    case "user":
      return sql`(select u.${sql.ref(fields[shows ?? "username"])}::text collate "und-x-icu" from users u
        where u.domain_id = ${domainId} and u.id = ${cell}::bigint)`;
    case "company":
    case "quiz":
      return sql`(select r.name from ${sql.table(tenants[kind])} r where r.domain_id = ${domainId} and r.id = ${cell}::bigint)`;
    case "program":
    case "course":
    case "library": {
      const [table, title] = tables[kind];
      return sql`(select r.${sql.ref(title)} from ${sql.table(table)} r where r.id = ${cell}::bigint)`;
    }
  }
}

function codesByWords(name: ReportColumnName, kind: "choice" | "category", language: Language): string[] {
  const { choices } = reportWords(language);
  const words: Readonly<Record<string, string>> =
    kind === "category" ? phrasesIn(language).simulator.categoryNames : (choices[name as keyof typeof choices] ?? {});
  return Object.keys(words).toSorted((one, other) => words[one]!.localeCompare(words[other]!, language));
}
