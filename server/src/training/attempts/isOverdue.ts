import { overdueGraceSeconds } from "@vigil/model/attempt/overdue";
import { sql, type RawBuilder } from "kysely";

/** After no server has run nothing is closed for so long: whoever was in the middle of it comes back first. */
const returnSeconds = 180;

/**
 * Nobody will close the open row `attempt` any more, which was `heard` of last then: the next round seals it, and until then it is told as over.
 * `overdueBy` of the model says of a locked one why.
 */
export const isOverdue = (heard: RawBuilder<Date>): RawBuilder<boolean> => sql<boolean>`(
  (coalesce(attempt.deadline_at < now() - make_interval(secs => ${overdueGraceSeconds}), false)
    or ((attempt.settings ->> 'maxDisconnectMs')::float8 > 0
      and ${heard} < now() - make_interval(secs => (attempt.settings ->> 'maxDisconnectMs')::float8 / 1000)))
  and not exists (select from downtimes d where d.until_at > now() - make_interval(secs => ${returnSeconds}) and d.until_at > attempt.started_at))`;
