/** What the state of a course comes to. */
export interface Settled {
  progress: number;
  complete: boolean;
  /** It was not before. */
  completes: boolean;
}

export const statusOf = ({ complete }: Settled): "a" | "c" => (complete ? "c" : "a");

/** What is set of the row `course`, where the text has these. */
export const settledBy = (progress: string, status: string, complete: string, completes: string): string => `
  progress = greatest(course.progress, ${progress}), status = ${status}, complete = ${complete},
  start_date = coalesce(course.start_date, (now() at time zone 'UTC')::date), end_at = case when ${completes} then now() else course.end_at end,
  last_accessed_at = clock_timestamp(), updated_at = now()`;
