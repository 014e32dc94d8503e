/** What was told of reading belongs to its quarter of an hour: of a `with` query that says domain_id, user_id, id of the course's status, and seconds. */
export const readingQuarter = (spent: string): string => `
  insert into time_spent as t (domain_id, user_id, at, kind, course_status_id, seconds)
    select domain_id, user_id, quarter_of(clock_timestamp()), 'reading', id, seconds from ${spent} where seconds > 0
    on conflict (domain_id, user_id, at, kind, course_status_id) do update set seconds = t.seconds + excluded.seconds`;
