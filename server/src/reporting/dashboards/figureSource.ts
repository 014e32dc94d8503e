import type { WidgetAsk } from "@vigil/model/reporting/dashboards/dashboard";
import type { FigureRow } from "@vigil/model/reporting/dashboards/dashboardWire";
import { sql, type RawBuilder } from "kysely";
import type { Caller } from "../../identity/access/caller.ts";
import type { Sql } from "../../storage/sql.ts";

/** What the query of a widget is made for. */
export interface FiguresAsked {
  by: Caller;
  ask: WidgetAsk;
  /** In the time zone of the domain. */
  zone: string;
  today: string;
  /** The first day looked at. */
  since: string;
}

/** Answers label, values and count; without an order where months are filled up. */
export type FigureSource = (asked: FiguresAsked) => RawBuilder<FigureRow>;

/** The learners whom the asker may see and asks for, as a condition on the row `u` of users. */
export function ofLearners({ by, ask }: Pick<FiguresAsked, "by" | "ask">): Sql {
  const member = (ids: readonly number[]) => sql`exists (select from group_members m
    where m.domain_id = u.domain_id and m.user_id = u.id and m.group_id = any(${ids}::bigint[]))`;
  return sql.join(
    [
      sql`u.domain_id = ${by.domainId} and u.erased_at is null`,
      ...(by.companies === "all" ? [] : [sql`u.company_id = any(${by.companies}::bigint[])`]),
      ...(by.groups === null ? [] : [member(by.groups)]),
      ...(ask.companyId === undefined ? [] : [sql`u.company_id = ${ask.companyId}`]),
      ...(ask.groupId === undefined ? [] : [member([ask.groupId])]),
    ],
    sql` and `,
  );
}

/** Whether some learners are left out: only then is it looked who somebody is. */
export const narrowsLearners = ({ by, ask }: FiguresAsked): boolean =>
  by.companies !== "all" || by.groups !== null || ask.companyId !== undefined || ask.groupId !== undefined;

/** `column` is one of the learners. */
export const amongLearners = (column: Sql, asked: FiguresAsked): Sql =>
  narrowsLearners(asked) ? sql`${column} in (select u.id from users u where ${ofLearners(asked)})` : sql`true`;

/** The programs that the asker may see and asks for. */
export function amongPrograms(column: Sql, { by, ask }: Pick<FiguresAsked, "by" | "ask">): Sql {
  const asks = [
    ...(by.programs === null ? [] : [sql`${column} = any(${by.programs}::bigint[])`]),
    ...(ask.programId === undefined ? [] : [sql`${column} = ${ask.programId}`]),
  ];
  return asks.length === 0 ? sql`true` : sql.join(asks, sql` and `);
}

/** Whether some programs or courses are. */
export const narrowsCourses = ({ by, ask }: FiguresAsked): boolean =>
  by.programs !== null || ask.programId !== undefined || ask.courseId !== undefined;

/** `column` is a course status of those programs and of that course; what belongs to no course, a quiz, is left out once any is asked for. */
export function amongCourses(column: Sql, asked: FiguresAsked): Sql {
  const { by, ask } = asked;
  const ofCourse = ask.courseId === undefined ? sql`true` : sql`c.course_id = ${ask.courseId}`;
  if (by.programs !== null || ask.programId !== undefined)
    return sql`${column} in (select c.id from program_statuses s
      join course_statuses c on c.domain_id = s.domain_id and c.program_status_id = s.id
      where s.domain_id = ${by.domainId} and ${amongPrograms(sql`s.program_id`, asked)} and ${ofCourse})`;
  if (ask.courseId === undefined) return sql`true`;
  return sql`${column} in (select c.id from course_statuses c where c.domain_id = ${by.domainId} and ${ofCourse})`;
}

/** The same of the sessions `x`, which know their course and its program. */
export const ofCourses = (asked: FiguresAsked): Sql =>
  sql`${amongPrograms(sql`x.program_id`, asked)} and ${asked.ask.courseId === undefined ? sql`true` : sql`x.course_id = ${asked.ask.courseId}`}`;

export const sinceThen = (instant: Sql, { since, zone }: FiguresAsked): Sql =>
  sql`${instant} >= (${since}::timestamp at time zone ${zone})`;
