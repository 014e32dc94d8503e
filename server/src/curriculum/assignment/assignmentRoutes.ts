import {
  assignBody,
  assignPreviewBody,
  unassignBody,
  unassignPreviewBody,
  type AssignedLearners,
  type AssignmentAnswer,
  type AssignmentPreview,
} from "@vigil/model/curriculum/assignmentWire";
import { assignmentFault } from "@vigil/model/curriculum/assignmentDates";
import { program } from "@vigil/model/curriculum/program";
import { user } from "@vigil/model/organization/user";
import { searchedWords } from "@vigil/model/entity/wordsOf";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import { keepDoneAct } from "../../entity/bulk/keepDoneAct.ts";
import { deskOf } from "../../entity/desk.ts";
import { found, visible } from "../../entity/listSql.ts";
import { getRecord, resolved } from "../../entity/readRecords.ts";
import type { View } from "../../entity/view.ts";
import { listQuery } from "../../entity/listQuery.ts";
import type { Routes } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { seenUsers } from "../../organization/seenUsers.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { assignPrograms, unassignPrograms, type Written } from "../../organization/assignPrograms.ts";
import { assignedLines, offerUndoOfAssignments, type assigningActs } from "./undoAssignments.ts";
import { peopleOf } from "./peopleOf.ts";
import { pairsToAssign, previewAssignment } from "./previewAssignment.ts";
import { readAssignments } from "./readAssignments.ts";

const pageQuery = z.object({ offset: z.coerce.number().int().min(0).max(1_000_000).default(0), search: z.string().max(200).default("") });

/** Programs for many people at once, and who has which by which way. */
export const assignmentRoutes: Routes = (app, house) => {
  const desk = deskOf(house, user, seenUsers);
  const tags = [user.plural];
  const editing = { permission: desk.permission("edit") };
  const viewing = { permission: desk.permission("view") };
  offerUndoOfAssignments(house, desk, (tx, { caller }, ids) => requirePrograms(tx, caller, ids));
  const keepAct = (
    tx: Tx,
    view: View,
    action: (typeof assigningActs)[number],
    programIds: readonly number[],
    written: readonly Written[],
  ) => keepDoneAct(tx, house, view, { action, what: { programIds }, lines: assignedLines(written) });

  app.post(
    "/api/users/programs/assign/preview",
    { config: editing, schema: { tags, body: assignPreviewBody, summary: "Who would gain which programs" } },
    (request): Promise<AssignmentPreview> =>
      house.asDomain(desk.view(request).caller.domainId, async (tx) => {
        const { people, programIds, offset, without, ...dates } = request.body;
        const pairs = await pairsOf(tx, desk.view(request), { people, programIds, without });
        return previewAssignment(tx, pairs, dates, offset);
      }),
  );
  app.post(
    "/api/users/programs/assign",
    { config: editing, schema: { tags, body: assignBody, summary: "Assign programs directly; who may not use one is left out" } },
    (request) =>
      desk.write(request, async (tx, view): Promise<AssignmentAnswer> => {
        const { people, programIds, without, ...dates } = request.body;
        const fault = assignmentFault(dates);
        if (fault !== undefined) throw new Problem(422, fault.code, { field: fault.field });
        const pairs = await pairsOf(tx, view, { people, programIds, without });
        const wanted = await pairsToAssign(tx, pairs, dates);
        const { added, changed, written } = await assignPrograms(
          tx,
          view.caller,
          wanted.map((pair) => ({ ...pair, ...dates })),
        );
        return { added, changed, removed: 0, act: await keepAct(tx, view, "assign", programIds, written) };
      }),
  );
  app.post(
    "/api/users/programs/unassign/preview",
    { config: editing, schema: { tags, body: unassignPreviewBody, summary: "Who would lose which programs" } },
    (request): Promise<AssignmentPreview> =>
      house.asDomain(desk.view(request).caller.domainId, async (tx) =>
        previewAssignment(tx, await pairsOf(tx, desk.view(request), request.body), null, request.body.offset),
      ),
  );
  app.post(
    "/api/users/programs/unassign",
    { config: editing, schema: { tags, body: unassignBody, summary: "Take direct assignments away; results stay" } },
    (request) =>
      desk.write(request, async (tx, view): Promise<AssignmentAnswer> => {
        const removed = await unassignPrograms(tx, view.caller, await pairsOf(tx, view, request.body));
        const act = await keepAct(tx, view, "unassign", request.body.programIds, removed);
        return { added: 0, changed: 0, removed: removed.length, act };
      }),
  );
  app.get(
    "/api/users/:id/assignments",
    { config: viewing, schema: { tags, params: idParameter, querystring: pageQuery, summary: "A person's programs, and by which way" } },
    (request): Promise<AssignedLearners> =>
      house.asDomain(desk.view(request).caller.domainId, async (tx) => {
        const view = desk.view(request);
        await getRecord(tx, view, request.params.id);
        const { domainId, programs } = view.caller;
        const among = sql`t.id = ${request.params.id}`;
        return readAssignments(tx, { domainId, programIds: programs ?? "all", among, offset: request.query.offset });
      }),
  );
  app.get(
    "/api/programs/:id/learners",
    { config: viewing, schema: { tags, params: idParameter, querystring: pageQuery, summary: "Who has a program, and by which way" } },
    (request): Promise<AssignedLearners> =>
      house.asDomain(desk.view(request).caller.domainId, async (tx) => {
        const view = desk.view(request);
        await requirePrograms(tx, view.caller, [request.params.id]);
        const { search, offset } = request.query;
        const words = searchedWords(search).join(" ");
        const { where } = found(view, await resolved(tx.withoutPlugins(), view, listQuery(user, { search: words }, view.caller)));
        return readAssignments(tx, { domainId: view.caller.domainId, programIds: [request.params.id], among: where, offset });
      }),
  );
};

/** Programs that the caller sees, and people in their reach. */
async function pairsOf(
  tx: Tx,
  view: View<typeof user>,
  { people, programIds, without = [] }: Pick<z.infer<typeof unassignBody>, "people" | "programIds"> & { without?: readonly number[] },
) {
  await requirePrograms(tx, view.caller, programIds);
  const left = new Set(without);
  const userIds = (await peopleOf(tx, view, people)).filter((id) => !left.has(id));
  return { domainId: view.caller.domainId, userIds, programIds };
}

async function requirePrograms(tx: Tx, caller: Caller, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`select t.id from programs t
    where ${visible(program, "t", caller)} and t.id = any(${[...ids]}::bigint[])`.execute(tx);
  const missing = ids.filter((id) => !rows.some((row) => row.id === id));
  if (missing.length > 0) throw new Problem(404, "ProgramNotFound", { field: "programIds", details: { ids: missing } });
}
