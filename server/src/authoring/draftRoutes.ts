import { draftAct } from "@vigil/model/authoring/draftAct";
import { draftMerge } from "@vigil/model/authoring/draftMerge";
import { draftChanges } from "@vigil/model/authoring/draftChange";
import { draftPresence, draftRestore, newDraft, publishBody, publishPreview } from "@vigil/model/authoring/draftWire";
import { z } from "zod";
import { courseVersions } from "../curriculum/course/versions/courseVersions.ts";
import type { Routes } from "../house.ts";
import { sendStored } from "../http/sendStored.ts";
import { asKeeper } from "../identity/access/asKeeper.ts";
import { caller } from "../identity/access/caller.ts";
import { Problem } from "../problem.ts";
import { writeEvent } from "../reporting/writeEvent.ts";
import { doAct } from "./change/doAct.ts";
import { draftHistory, restoreDraft } from "./change/draftHistory.ts";
import { saveChanges } from "./change/saveChanges.ts";
import { draftOf } from "./draftOf.ts";
import { tellPresence } from "./draftPeople.ts";
import { beginCourse } from "./open/beginCourse.ts";
import { mergeVersion } from "./merge/mergeVersion.ts";
import { openDraft } from "./open/openDraft.ts";
import { readDraft } from "./open/readDraft.ts";
import { checkDraft, draftPackage, previewDraft } from "./publish/checkDraft.ts";
import { publishDraft } from "./publish/publishDraft.ts";
import { withArchive } from "./publish/writeDraft.ts";

const params = z.object({ id: z.coerce.number().int().positive() });
const config = { permission: "courses:author" } as const;
/** Whoever reviews reads what is there. */
const reviewing = { permission: "courses:author", orWith: "courses:review" } as const;
const tags = ["courses"];
const url = "/api/courses/:id/draft";
/** A page of Word that is pasted with all its blocks comes in one call. */
const bodyLimit = 8 * 1_048_576;

/** A course in work. */
export const draftRoutes: Routes = (app, house) => {
  const { asDomain, now } = house;
  app.post(
    "/api/courses/drafts",
    { config: { permission: "courses:add" }, schema: { tags, summary: "A new course with its draft", body: newDraft } },
    async (request, reply) => {
      const courseId = await beginCourse(house, caller(request), request.body);
      reply.code(201);
      return { courseId };
    },
  );
  app.post(
    url,
    {
      config: reviewing,
      schema: { tags, summary: "Opens the draft of a course: the one there is, or one made of the current version", params },
    },
    async (request) => {
      const by = caller(request);
      if (by.permissions.has("courses:author")) await openDraft(house, by, request.params.id);
      return asDomain(by.domainId, (tx) => readDraft(tx, by, request.params.id));
    },
  );
  app.get(url, { config: reviewing, schema: { tags, summary: "The draft of a course, whole", params } }, (request) =>
    asDomain(caller(request).domainId, (tx) => readDraft(tx, caller(request), request.params.id)),
  );
  app.delete(
    url,
    { config, schema: { tags, summary: "Discards the draft of a course: its versions stay as they are", params } },
    async (request, reply) => {
      const by = caller(request);
      await asKeeper(asDomain, by, async (tx) => {
        const draft = await draftOf(tx, by, request.params.id);
        await tx.deleteFrom("courseDrafts").where("id", "=", draft.id).execute();
        await writeEvent(tx, by, {
          type: "course.discardDraft",
          subject: { entity: "course", id: request.params.id },
          data: { contentId: draft.contentId },
        });
      });
      return reply.code(204).send();
    },
  );
  app.post(
    `${url}/changes`,
    { config, bodyLimit, schema: { tags, summary: "Saves parts of a draft, each on what it was based on", params, body: draftChanges } },
    (request) =>
      asKeeper(asDomain, caller(request), (tx) => saveChanges(tx, caller(request), request.params.id, request.body.changes, now())),
  );
  app.post(
    `${url}/acts`,
    {
      config,
      schema: { tags, summary: "Adds, moves, copies, deletes or brings back a part with all that stands in it", params, body: draftAct },
    },
    (request) => asKeeper(asDomain, caller(request), (tx) => doAct(tx, caller(request), request.params.id, request.body, now())),
  );
  app.post(
    `${url}/presence`,
    { config: reviewing, schema: { tags, summary: "Who else has the draft open, and what was saved since", params, body: draftPresence } },
    (request) => asKeeper(asDomain, caller(request), (tx) => tellPresence(tx, caller(request), request.params.id, request.body, now())),
  );
  app.get(`${url}/history`, { config, schema: { tags, summary: "Who changed the draft, newest first", params } }, (request) =>
    asDomain(caller(request).domainId, (tx) => draftHistory(tx, caller(request), request.params.id)),
  );
  app.post(
    `${url}/restore`,
    { config, schema: { tags, summary: "Everything as it stood before an instant", params, body: draftRestore } },
    (request) =>
      asKeeper(asDomain, caller(request), (tx) => restoreDraft(tx, caller(request), request.params.id, new Date(request.body.at), now())),
  );
  app.post(
    `${url}/merge`,
    {
      config,
      schema: { tags, summary: "Brings what the current version changed into a draft begun with another one", params, body: draftMerge },
    },
    (request) => mergeVersion(house, caller(request), request.params.id, request.body, now()),
  );
  app.get(
    `${url}/check`,
    { config: reviewing, schema: { tags, summary: "What keeps the draft from being published", params } },
    (request) => checkDraft(house, caller(request), request.params.id),
  );
  app.post(
    `${url}/publish/preview`,
    { config, schema: { tags, summary: "What publishing would install, and for whom", params, body: publishPreview } },
    (request) => previewDraft(house, caller(request), request.params.id, request.body.version),
  );
  app.post(
    `${url}/publish`,
    {
      config: { permission: "courses:edit" },
      schema: { tags, summary: "Makes the draft the current version of its course", params, body: publishBody },
    },
    async (request, reply) => {
      const by = caller(request);
      const contentId = await publishDraft(house, by, request.params.id, request.body);
      reply.code(201);
      const versions = await asDomain(by.domainId, (tx) => courseVersions(tx, by, request.params.id));
      return versions.find(({ id }) => id === contentId);
    },
  );
  app.get(
    `${url}/package`,
    {
      config: { ...config, isLink: true },
      schema: { tags, summary: "The draft as a course package", params, querystring: z.object({ domain: z.string().max(40).optional() }) },
    },
    async (request, reply) => {
      const by = caller(request);
      const { version, written, code } = await asDomain(by.domainId, async (tx) => {
        const made = await draftPackage(tx, by, request.params.id);
        const { code: named } = await tx.selectFrom("courses").select("code").where("id", "=", request.params.id).executeTakeFirstOrThrow();
        return { ...made, code: named };
      });
      if ("faults" in written) throw new Problem(422, "CourseDraftFaulty", { details: { faults: written.faults } });
      const hash = await withArchive(house, written, ({ keep }) => keep()); // nothing names it: it is swept
      reply
        .header("cache-control", "private, no-store")
        .header("content-disposition", `attachment; filename="${code.replace(/[^\w.-]+/gu, "-")}-${version}.zip"`);
      return sendStored(request, reply, { files: house.files, hash, mediaType: "application/zip" });
    },
  );
};
