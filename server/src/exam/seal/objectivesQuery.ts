import { pointsOf, wholePoints, type Mark } from "@vigil/model/exam/markAnswer";
import { CompiledQuery } from "kysely";

interface Sealed {
  domainId: number;
  id: number;
}
interface Marked extends Mark {
  objective: number | null;
}

const counting = `insert into exam_objectives (domain_id, attempt_id, objective, questions, correct)
  select $1, $2, * from unnest($3::text[], $4::integer[], $5::float8[])`;

/** The questions of an exam that is being sealed by objective, as `objectives_of` counts them from the answers: reports add these up. */
export function objectivesQuery({ domainId, id }: Sealed, marked: readonly Marked[]): CompiledQuery {
  const counted = marked.filter(({ credit }) => credit !== "out");
  const groups = [...Map.groupBy(counted, ({ objective }) => objective)];
  return CompiledQuery.raw(counting, [
    domainId,
    id,
    groups.map(([objective]) => (objective === null ? "" : String(objective))),
    groups.map(([, all]) => all.length),
    groups.map(([, all]) => all.reduce((sum, mark) => sum + pointsOf(mark), 0) / wholePoints),
  ]);
}
