import type { LearnerEvent } from "@vigil/model/compliance/trainingEventWire";
import { sql } from "kysely";
import type { App, House } from "../../house.ts";
import { caller, type Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";

/** What a learner knows of classroom training: where and when they are expected, and by whom. */
export const learnerEventRoutes = (app: App, { asDomain }: House): void => {
  app.get(
    "/api/training/events",
    {
      config: { permission: "training:take", reads: true },
      schema: { tags: ["training"], summary: "Classroom training that the caller is expected at" },
    },
    (request) => asDomain(caller(request).domainId, (tx) => learnerEvents(tx, caller(request))),
  );
};

const most = 50;

/** Those that are not delivered yet; one that was not delivered for weeks after it was held is no appointment any more. */
async function learnerEvents(tx: Tx, { domainId, userId }: Caller): Promise<LearnerEvent[]> {
  const { rows } = await sql<LearnerEvent>`
    select t.id, t.program_id, program.title as program_title, concat_ws(', ', nullif(t.place, ''), company.name) as place, company.address,
      coalesce(nullif(concat_ws(' ', nullif(trainer.first_name, ''), nullif(trainer.last_name, '')), ''), trainer.username) as trainer,
      t.start_date::text as start_date, t.end_date::text as end_date, t.start_time, t.end_time
      from training_event_users listed
      join training_events t on t.domain_id = listed.domain_id and t.id = listed.training_event_id
      join companies company on company.domain_id = t.domain_id and company.id = t.company_id
      join programs program on program.id = t.program_id
      join trainer_authorizations held on held.domain_id = t.domain_id and held.id = t.trainer_authorization_id
      join users trainer on trainer.domain_id = t.domain_id and trainer.id = held.user_id
     where listed.domain_id = ${domainId} and listed.user_id = ${userId} and listed.attending is not false and listed.attended_at is null
       and t.delivered_at is null and t.end_date >= current_date - 14
     order by t.start_date, t.id limit ${most}`.execute(tx);
  return rows;
}
