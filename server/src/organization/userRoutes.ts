import type { ChangeOf, CreateOf } from "@vigil/model/entity/entity";
import { user, type User } from "@vigil/model/organization/user";
import { mergeBody } from "@vigil/model/organization/userMerge";
import { movePreviewBody, moveShape } from "@vigil/model/organization/userMove";
import { z } from "zod";
import type { InvitationAnswer } from "@vigil/model/organization/invitation";
import type { ProblemCode } from "@vigil/model/phrases/problemCode";
import { idParameter } from "../entity/bodies.ts";
import { LeftByAct } from "../entity/bulk/bulkOffer.ts";
import { manyRoute } from "../entity/bulk/manyRoute.ts";
import { entityRoutes } from "../entity/entityRoutes.ts";
import { copyRecord, insertRecord, requireDeletable } from "../entity/writeRecords.ts";
import type { View } from "../entity/view.ts";
import { writeAssignments } from "./assignPrograms.ts";
import { requireProgramsFit } from "./domainCodesFit.ts";
import type { Routes } from "../house.ts";
import { linkRoutes } from "../identity/oidc/linkRoutes.ts";
import { Problem } from "../problem.ts";
import type { Tx } from "../storage/asDomain.ts";
import { changeUsers } from "./changeUsers.ts";
import { eraseWithMerged } from "./eraseUser.ts";
import { refuseHeld } from "./retention/refuseHeld.ts";
import { findCompany } from "./findCompany.ts";
import { givenPassword } from "./givenPassword.ts";
import { grantLevel } from "./grantLevel.ts";
import { mergeUsers, previewMerge } from "./merge/mergeUsers.ts";
import type { MergeWork } from "./merge/mergeWork.ts";
import { inviteUsers } from "./inviteUsers.ts";
import { lockedAddressRoutes } from "./lockedAddressRoutes.ts";
import { refuseBirthDate } from "./refuseBirthDate.ts";
import { refuseDuplicate } from "./refuseDuplicate.ts";
import { refuseLookAlike } from "./refuseLookAlike.ts";
import { giveBackPlaces, movedPlaces } from "./movedPlaces.ts";
import { companyToMoveTo, moveUsers, previewMove } from "./moveUsers.ts";
import { requireWritable } from "./requireWritable.ts";
import { seenUsers } from "./seenUsers.ts";
import { userImportRoutes } from "./userImport/userImportRoutes.ts";
import { userDeviceRoutes } from "./userDeviceRoutes.ts";
import { userLockRoutes } from "./userLockRoutes.ts";
import { userStandingRoutes } from "./userStandingRoutes.ts";

const passwordBody = z.strictObject({ password: z.string().min(1).max(200), forcePasswordChange: z.boolean().default(true) });

const mergeQuery = z.object({ keptId: z.coerce.number().int().positive(), mergedId: z.coerce.number().int().positive() });

export const userRoutes =
  (mergeWork: MergeWork): Routes =>
  (app, house) => {
    const change = (tx: Tx, view: View<typeof user>, changes: readonly Change[]) => changeUsers(tx, house, view, changes);
    const desk = entityRoutes(app, house, user, {
      ...seenUsers,
      insert: insertUser,
      change,
      copy: (tx, view, id) => copyRecord(tx, view, id, { pin: null, locked: false, retained: false }),
      remove: eraseUsers,
    });
    linkRoutes(app, house, desk);
    userImportRoutes(app, house, desk);
    const tags = [user.plural];
    const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id);
    const editing = { permission: desk.permission("edit") };

    app.post("/api/users/move/preview", { config: editing, schema: { tags, body: movePreviewBody } }, (request) =>
      house.asDomain(desk.view(request).caller.domainId, (tx) => previewMove(tx, desk.view(request), request.body)),
    );
    manyRoute(app, house, desk, {
      name: "move",
      summary: "Brings users to another company",
      permission: desk.permission("edit"),
      act: "edit",
      shape: moveShape,
      check: (tx, { caller }, { companyId }) => companyToMoveTo(tx, caller, companyId),
      whole: (tx, view, ids, what) => moveUsers(tx, view, { ids, ...what }, change),
      work: (tx, view, records, what) => moveUsers(tx, view as View<typeof user>, { ids: idsOf(records), ...what }, change),
      wanted: (_record, { companyId }) => ({ companyId }),
      image: movedPlaces,
      giveBack: (tx, view, changes) => giveBackPlaces(tx, view as View<typeof user>, changes, change),
    });
    app.get("/api/users/merge", { config: editing, schema: { tags, querystring: mergeQuery } }, (request) =>
      house.asDomain(desk.view(request).caller.domainId, (tx) => previewMerge(tx, desk.view(request), request.query)),
    );
    app.post("/api/users/merge", { config: editing, schema: { tags, body: mergeBody } }, (request) =>
      desk.write(request, (tx, view) => mergeUsers(tx, view, request.body, mergeWork)),
    );

    manyRoute(app, house, desk, {
      name: "unlock",
      permission: desk.permission("edit"),
      act: "edit",
      whole: (tx, view, ids) => change(tx, view, ids.map(unlocked)),
      work: (tx, view, records) => change(tx, view as View<typeof user>, idsOf(records).map(unlocked)),
    });
    manyRoute(app, house, desk, {
      name: "invite",
      summary: "Mails links with which people choose their first password",
      permission: desk.permission("edit"),
      act: "edit",
      check: (tx, view) => inviteUsers(tx, house, view, []),
      whole: (tx, view, ids) => inviteUsers(tx, house, view, ids),
      work: async (tx, view, records) => {
        const { without } = await inviteUsers(tx, house, view as View<typeof user>, idsOf(records));
        return new LeftByAct(new Map(without.map(({ id, reason }) => [id, new Problem(409, notInvited[reason])])));
      },
    });
    userLockRoutes(app, house, desk);
    userDeviceRoutes(app, house, desk);
    userStandingRoutes(app, house, desk);
    lockedAddressRoutes(app, house, desk);

    app.post("/api/users/:id/password", { config: editing, schema: { tags, params: idParameter, body: passwordBody } }, async (request) => {
      const [changed] = await desk.write(request, (tx, view) => change(tx, view, [{ id: request.params.id, ...request.body }]));
      return changed;
    });
  };

type Change = ChangeOf<typeof user>;

const notInvited: Record<InvitationAnswer["without"][number]["reason"], ProblemCode> = {
  notYours: "Forbidden",
  managed: "InvitationManaged",
  begun: "InvitationBegun",
  inactive: "InvitationInactive",
  noAddress: "InvitationNoAddress",
};

async function insertUser(tx: Tx, view: View<typeof user>, values: CreateOf<typeof user>): Promise<User> {
  const { caller } = view;
  const { accessLevelId, companyId, password, username } = values;
  await grantLevel(tx, caller, accessLevelId!);
  await findCompany(tx, caller, companyId!);
  await refuseBirthDate(tx, [values.birthDate]);
  await refuseDuplicate(tx, caller, values);
  await refuseLookAlike(tx, caller.domainId, username, null);
  const passwordHash = password === undefined ? null : await givenPassword(tx, caller.domainId, password, username!);
  const made = await insertRecord(tx, view, values, { passwordHash });
  await requireWritable(tx, view, [made.id]);
  await requireProgramsFit(tx, caller.domainId, { userIds: [made.id], field: "programs" });
  const { programs = [], dueOn = null } = values;
  if (dueOn !== null)
    await writeAssignments(
      tx,
      caller,
      programs.map((programId) => ({ userId: made.id, programId, startsOn: null, dueOn, endsOn: null })),
    );
  return made;
}

const unlocked = (id: number): Change => ({ id, locked: false });

async function eraseUsers(tx: Tx, view: View, ids: readonly number[]): Promise<void> {
  await requireDeletable(tx, view, ids);
  await refuseHeld(tx, view.caller.domainId, ids);
  await eraseWithMerged(tx, view.caller, ids);
}
