import { pointsOf, wholePoints, type Mark } from "@vigil/model/exam/markAnswer";
import type { CompiledQuery } from "kysely";
import { givenRecords, overRecords } from "../../storage/crowd/overRecords.ts";

interface Sealed {
  domainId: number;
  id: number;
}
interface Marked extends Mark {
  objective: number | null;
}

const counting = `insert into exam_objectives (domain_id, attempt_id, objective, questions, correct)
  select $2, given.attempt, counted.objective, counted.questions, counted.correct from ${givenRecords({ attempt: "bigint", counted: "jsonb" })}
    cross join lateral jsonb_to_recordset(given.counted) as counted (objective text, questions integer, correct float8)`;

/** The questions of an exam that is being sealed by objective, as `objectives_of` counts them from the answers: reports add these up. */
export function objectivesQuery({ domainId, id }: Sealed, marked: readonly Marked[]): CompiledQuery {
  const counted = marked.filter(({ credit }) => credit !== "out");
  const groups = [...Map.groupBy(counted, ({ objective }) => objective)];
  const rows = groups.map(([objective, all]) => ({
    objective: objective === null ? "" : String(objective),
    questions: all.length,
    correct: all.reduce((sum, mark) => sum + pointsOf(mark), 0) / wholePoints,
  }));
  return overRecords(counting, { attempt: id, counted: rows }, [domainId]);
}
