import { sql, type RawBuilder } from "kysely";

/** When the open row `attempt` ends if its learner, who was `heard` of last then, does not come back; null where it waits for ever. */
export const waitsUntil = (heard: RawBuilder<Date>): RawBuilder<Date | null> => sql<Date | null>`least(attempt.deadline_at,
  ${heard} + make_interval(secs => nullif((attempt.settings ->> 'maxDisconnectMs')::float8, 0) / 1000))`;
