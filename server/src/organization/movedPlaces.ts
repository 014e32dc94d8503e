import type { AssignmentDates } from "@vigil/model/curriculum/assignmentDates";
import type { ChangeOf } from "@vigil/model/entity/entity";
import type { user } from "@vigil/model/organization/user";
import { sql } from "kysely";
import type { Change, Values, View } from "../entity/view.ts";
import type { Tx } from "../storage/asDomain.ts";
import { writeAssignments } from "./assignPrograms.ts";

const programKey = /^p(\d+)$/u;

/** What a move changes of people: company, sites, groups, whether they may sign in, and their direct assignments (`p` and the program). */
export async function movedPlaces(tx: Tx, { caller }: View, ids: readonly number[]): Promise<ReadonlyMap<number, Values>> {
  const { rows } = await sql<{ id: number; companyId: number; active: boolean; sites: number[]; groups: number[]; programs: Values }>`
    select u.id, u.company_id, u.active,
        array(select s.company_id from user_sites s where s.domain_id = u.domain_id and s.user_id = u.id order by 1) as sites,
        array(select m.group_id from group_members m where m.domain_id = u.domain_id and m.user_id = u.id order by 1) as groups,
        coalesce((select jsonb_object_agg('p' || a.program_id, jsonb_build_object('startsOn', a.starts_on, 'dueOn', a.due_on, 'endsOn', a.ends_on))
            from program_assignments a
           where a.domain_id = u.domain_id and a.user_id = u.id and a.source = 'user' and a.source_id is null), '{}') as programs
      from users u where u.domain_id = ${caller.domainId} and u.id = any(${[...ids]}::bigint[])`.execute(tx);
  return new Map(rows.map(({ id, programs, ...values }) => [id, { ...values, ...programs }]));
}

type ChangeUsers = (tx: Tx, view: View<typeof user>, changes: readonly ChangeOf<typeof user>[]) => Promise<unknown>;

/** Back to where they were, with the groups and direct assignments that they left behind. */
export async function giveBackPlaces(tx: Tx, view: View<typeof user>, changes: readonly Change[], change: ChangeUsers): Promise<void> {
  const fieldsOf = ({ id, ...values }: Change) => ({
    id,
    ...Object.fromEntries(Object.entries(values).filter(([name]) => !programKey.test(name))),
  });
  await change(tx, view, changes.map(fieldsOf));
  await writeAssignments(
    tx,
    view.caller,
    changes.flatMap(({ id: userId, ...values }) =>
      Object.entries(values).flatMap(([name, dates]) => {
        const [, program] = programKey.exec(name) ?? [];
        return program === undefined || dates === null ? [] : [{ userId, programId: Number(program), ...(dates as AssignmentDates) }];
      }),
    ),
  );
}
