import { sql } from "kysely";

/** When the last decision of the session `attempt` came; null where none has. */
export const lastDecision = sql<Date | null>`(
  select max(decision.received_at) from simulator_decisions decision
   where decision.domain_id = attempt.domain_id and decision.started_month = attempt.started_month and decision.session_id = attempt.id)`;

/** Heard of by a decision, because the browser renewed its lease while the session was open, or because its learner came back after no server had run. */
export const sessionHeard = sql<Date>`greatest(attempt.started_at, attempt.seen_at, attempt.forgiven_at, ${lastDecision})`;
