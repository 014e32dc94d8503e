import { commentChange, newComment, reviewAct, type Reviewer } from "@vigil/model/authoring/draftReview";
import { xliffImport } from "@vigil/model/authoring/xliffWire";
import { draftLanguage } from "@vigil/model/authoring/draftWire";
import { z } from "zod";
import type { Routes } from "../house.ts";
import { asKeeper } from "../identity/access/asKeeper.ts";
import { caller } from "../identity/access/caller.ts";
import { draftOf } from "./draftOf.ts";
import { approvers } from "./review/approvers.ts";
import { addComment, draftComments, removeComment, resolveComment } from "./review/draftComments.ts";
import { compareDraft } from "./review/compareDraft.ts";
import { reviewDraft } from "./review/reviewDraft.ts";
import { draftReviewOf } from "./review/draftReviewOf.ts";
import { waitingReviews } from "./review/waitingReviews.ts";
import { addLanguage, removeLanguage } from "./translation/draftLanguages.ts";
import { readXliff, writeXliff } from "./translation/exchangeXliff.ts";

const id = z.coerce.number().int().positive();
const params = z.object({ id });
const ofComment = params.extend({ commentId: id });
const config = { permission: "courses:author" } as const;
/** Whoever reviews reads and comments, and writes nothing. */
const reviewing = { permission: "courses:author", orWith: "courses:review" } as const;
const tags = ["courses"];
const url = "/api/courses/:id/draft";

/** What others say of a draft, and its languages. */
export const reviewRoutes: Routes = (app, house) => {
  const { asDomain, now } = house;
  app.post(
    `${url}/review`,
    { config: reviewing, schema: { tags, summary: "Asks for a review, approves, sends back or withdraws", params, body: reviewAct } },
    (request) => asKeeper(asDomain, caller(request), (tx) => reviewDraft(tx, house, caller(request), request.params.id, request.body)),
  );
  app.get(`${url}/review`, { config: reviewing, schema: { tags, summary: "How the draft of a course stands", params } }, (request) =>
    asDomain(caller(request).domainId, async (tx) =>
      draftReviewOf(tx, caller(request), await draftOf(tx, caller(request), request.params.id)),
    ),
  );
  app.get(
    `${url}/reviewers`,
    { config: reviewing, schema: { tags, summary: "Who else may approve the draft of a course", params } },
    (request) =>
      asDomain(caller(request).domainId, async (tx): Promise<Reviewer[]> => {
        const people = await approvers(tx, caller(request), await draftOf(tx, caller(request), request.params.id));
        return people.map(({ userId, name }) => ({ userId, name }));
      }),
  );
  app.get(
    "/api/courses/reviews",
    { config: { ...reviewing, reads: true }, schema: { tags, summary: "Drafts that wait for the caller, or came back" } },
    (request) => asDomain(caller(request).domainId, (tx) => waitingReviews(tx, caller(request))),
  );
  app.get(`${url}/comments`, { config: reviewing, schema: { tags, summary: "What was said about a draft", params } }, (request) =>
    asDomain(caller(request).domainId, (tx) => draftComments(tx, caller(request), request.params.id)),
  );
  app.post(
    `${url}/comments`,
    { config: reviewing, schema: { tags, summary: "Says something about a block, a page or a question", params, body: newComment } },
    (request) => asKeeper(asDomain, caller(request), (tx) => addComment(tx, house, caller(request), request.params.id, request.body)),
  );
  app.patch(
    `${url}/comments/:commentId`,
    { config: reviewing, schema: { tags, summary: "Resolves a comment, or opens it again", params: ofComment, body: commentChange } },
    (request) =>
      asKeeper(asDomain, caller(request), (tx) =>
        resolveComment(tx, caller(request), request.params.id, request.params.commentId, request.body.resolved, now()),
      ),
  );
  app.delete(
    `${url}/comments/:commentId`,
    { config: reviewing, schema: { tags, summary: "Takes one's own comment back", params: ofComment } },
    (request) =>
      asKeeper(asDomain, caller(request), (tx) => removeComment(tx, caller(request), request.params.id, request.params.commentId)),
  );
  app.post(
    `${url}/languages`,
    { config, schema: { tags, summary: "Adds a language to translate the course into", params, body: draftLanguage } },
    (request) =>
      asKeeper(asDomain, caller(request), (tx) => addLanguage(tx, caller(request), request.params.id, request.body.locale, now())),
  );
  app.delete(
    `${url}/languages/:locale`,
    {
      config,
      schema: { tags, summary: "Takes a language out of the course", params: params.extend({ locale: draftLanguage.shape.locale }) },
    },
    (request) =>
      asKeeper(asDomain, caller(request), (tx) => removeLanguage(tx, caller(request), request.params.id, request.params.locale, now())),
  );
  app.get(
    `${url}/comparison`,
    {
      config: reviewing,
      schema: {
        tags,
        summary: "What is different between a version and the draft, or another version",
        params,
        querystring: z.object({ with: id, and: id.optional() }),
      },
    },
    (request) =>
      asDomain(caller(request).domainId, (tx) =>
        compareDraft(tx, house, caller(request), {
          courseId: request.params.id,
          before: request.query.with,
          after: request.query.and,
        }),
      ),
  );
  const ofLanguage = params.extend({ locale: draftLanguage.shape.locale });
  app.get(
    `${url}/translations/:locale`,
    {
      config: { ...config, isLink: true },
      schema: {
        tags,
        summary: "A language of the draft as XLIFF 2 for a translator",
        params: ofLanguage,
        querystring: z.object({ domain: z.string().max(40).optional() }),
      },
    },
    async (request, reply) => {
      const by = caller(request);
      const { id: courseId, locale } = request.params;
      const xliff = await asDomain(by.domainId, (tx) => writeXliff(tx, by, courseId, locale));
      reply
        .type("application/xliff+xml; charset=utf-8")
        .header("cache-control", "private, no-store")
        .header("content-disposition", `attachment; filename="course-${courseId}-${locale}.xlf"`);
      return xliff;
    },
  );
  app.post(
    `${url}/translations/:locale`,
    {
      config,
      bodyLimit: 10_000_000,
      schema: { tags, summary: "Takes over what a translator sent back, and says what did not fit", params: ofLanguage, body: xliffImport },
    },
    (request) =>
      asKeeper(asDomain, caller(request), (tx) =>
        readXliff(tx, caller(request), request.params.id, request.params.locale, request.body.xliff, now()),
      ),
  );
};
