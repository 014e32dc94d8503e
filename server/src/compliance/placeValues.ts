import { sql, type RawBuilder } from "kysely";

/** Where and when one was trained in the classroom: of the delivered events among the results `of` (`domain_id`, `training_event_id`) the latest; the one that is just being delivered has no time yet. */
export const taughtAt = (results: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select event.place, coalesce(concat_ws('–', event.start_time, event.end_time), '') as hours
    from (${results}) result
    join training_events event on event.domain_id = result.domain_id and event.id = result.training_event_id
   order by event.delivered_at desc nulls first, event.id desc limit 1`;

/** What is printed of it; empty where nobody was taught in a classroom. */
export const placeColumns = sql`coalesce(taught.place, '') as training_place, coalesce(taught.hours, '') as training_hours`;
