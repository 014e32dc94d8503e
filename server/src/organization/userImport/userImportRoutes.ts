import multipart from "@fastify/multipart";
import { columnTwice } from "@vigil/model/organization/userImport/importTarget";
import { importOrder, longestImportCell, mostImportColumns } from "@vigil/model/organization/userImport/importOrder";
import { importOutcomes } from "@vigil/model/organization/userImport/importWire";
import type { user } from "@vigil/model/organization/user";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import type { Desk } from "../../entity/desk.ts";
import type { App, House } from "../../house.ts";
import { preferredLanguage } from "../../http/preferredLanguage.ts";
import { sheetFormats } from "../../http/sendSheet.ts";
import { uploadedFile } from "../../http/uploadedFile.ts";
import { caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import { readUpload } from "../../uploads/readUpload.ts";
import { correctLine } from "./correctLine.ts";
import { importOf, presentImport } from "./importRow.ts";
import { applyOrder, continueOrder, checkOrder, stopOrder, undoOrder } from "./importOrders.ts";
import { listImports, listLines, makerOf } from "./listImports.ts";
import { openImport } from "./openImport.ts";
import { previewUndo } from "./previewUndo.ts";
import { withoutExample } from "./exampleLine.ts";
import { sendFaults, sendTemplate } from "./importSheets.ts";

const tags = ["users"];
const mostBytes = 25 * 1_048_576;
const paging = { page: z.coerce.number().int().min(1).max(100_000).default(1), limit: z.coerce.number().int().min(1).max(200).default(50) };
const sheet = z.object({ format: z.enum(sheetFormats).default("csv"), domain: z.string().max(100).optional() });
const lineParameter = idParameter.extend({ line: z.coerce.number().int().positive() });

/** People in from a file: read, looked through, corrected, applied by a job, taken back within a day. */
export function userImportRoutes(app: App, house: House, desk: Desk<typeof user>): void {
  const { asDomain } = house;
  const adding = { permission: desk.permission("add") };
  const editing = { permission: desk.permission("edit") };
  const schema = (summary: string) => ({ tags, summary });
  const shown = (request: FastifyRequest, id: number) => {
    const by = caller(request);
    return asDomain(by.domainId, async (tx) => {
      const row = await importOf(tx, by, id, { own: false });
      return presentImport(row, by, await makerOf(asDomain, row), house.now());
    });
  };

  app.register(async (scope: App) => {
    await scope.register(multipart, { limits: { fileSize: mostBytes, files: 1, fields: 0 } });
    scope.post(
      "/api/users/imports",
      { config: adding, schema: schema("Takes in a file of people, CSV or XLSX; nothing is done with it yet") },
      async (request, reply) => {
        const by = caller(request);
        const { bytes, name } = await uploadedFile(request);
        const { exampleLeftOut, ...table } = withoutExample(await readUpload(house.settings, "userTable", bytes));
        if (table.lines.length === 0) throw new Problem(422, "ImportEmpty", { field: "file" });
        const id = await asDomain(by.domainId, (tx) => openImport(tx, by, name, table));
        return reply.code(201).send({ ...(await shown(request, id)), ...(exampleLeftOut && { exampleLeftOut }) });
      },
    );
  });
  app.get(
    "/api/users/imports",
    { config: adding, schema: { ...schema("Who brought in whom, when; one's own, or all of the domain"), querystring: z.object(paging) } },
    (request) => listImports(house, caller(request), request.query),
  );
  app.get(
    "/api/users/imports/template",
    {
      config: { ...adding, isLink: true },
      schema: {
        ...schema("A file with the heads in the reader's language and an example line, which is left out when it comes back"),
        querystring: sheet,
      },
    },
    (request, reply) => sendTemplate(reply, request.query.format, preferredLanguage(request.headers["accept-language"])),
  );
  app.get("/api/users/imports/:id", { config: adding, schema: { ...schema("How far an import is"), params: idParameter } }, (request) =>
    shown(request, request.params.id),
  );
  app.get(
    "/api/users/imports/:id/lines",
    {
      config: adding,
      schema: {
        ...schema("Its lines, with what would become of them and what is wrong with them"),
        params: idParameter,
        querystring: z.object({ ...paging, outcome: z.enum(importOutcomes).optional() }),
      },
    },
    (request) => listLines(house, caller(request), request.params.id, request.query),
  );
  app.put(
    "/api/users/imports/:id/lines/:line",
    {
      config: adding,
      schema: {
        ...schema("Corrects a line before the import is applied"),
        params: lineParameter,
        body: z.strictObject({ cells: z.array(z.string().max(longestImportCell)).max(mostImportColumns) }),
      },
    },
    async (request) => {
      const { id, line } = request.params;
      await asDomain(caller(request).domainId, (tx) => correctLine(tx, desk.view(request), id, line, request.body.cells));
      return shown(request, id);
    },
  );
  app.post(
    "/api/users/imports/:id/check",
    {
      config: adding,
      schema: { ...schema("Looks through all lines by what is ordered; changes nobody"), params: idParameter, body: importOrder },
    },
    async (request) => {
      const by = caller(request);
      const order = request.body;
      const twice = columnTwice(order.columns);
      if (twice !== undefined) throw new Problem(422, "ImportColumnTwice", { field: "columns" });
      if (!order.columns.includes(order.key)) throw new Problem(422, "ImportKeyMissing", { field: "key" });
      if ((order.updates || order.absent !== "leave") && !by.permissions.has("users:edit"))
        throw new Problem(403, "Forbidden", { field: "updates" });
      if (order.makesCompanies && !by.permissions.has("companies:add")) throw new Problem(403, "Forbidden", { field: "makesCompanies" });
      if (order.makesGroups && !by.permissions.has("groups:add")) throw new Problem(403, "Forbidden", { field: "makesGroups" });
      if (order.invites && house.settings.smtpUrl === undefined) throw new Problem(409, "InvitationWithoutMail", { field: "invites" });
      await checkOrder(house, by, request.params.id, order);
      return shown(request, request.params.id);
    },
  );
  app.post(
    "/api/users/imports/:id/apply",
    {
      config: adding,
      schema: {
        ...schema("Does what the preview says; how many are to be switched off is said again"),
        params: idParameter,
        body: z.strictObject({ deactivate: z.int().min(0).default(0), leaveFaulty: z.boolean().default(false) }),
      },
    },
    async (request) => {
      await applyOrder(house, caller(request), request.params.id, request.body);
      return shown(request, request.params.id);
    },
  );
  for (const [act, order, summary] of [
    ["stop", stopOrder, "Stops it where it is; what was done stays and is told"],
    ["continue", continueOrder, "Goes on where it was stopped"],
  ] as const)
    app.post(`/api/users/imports/:id/${act}`, { config: adding, schema: { ...schema(summary), params: idParameter } }, async (request) => {
      await order(house, caller(request), request.params.id);
      return shown(request, request.params.id);
    });
  app.get(
    "/api/users/imports/:id/undo",
    { config: editing, schema: { ...schema("What undoing it would do now"), params: idParameter } },
    (request) => previewUndo(house, desk.view(request), request.params.id),
  );
  app.post(
    "/api/users/imports/:id/undo",
    { config: editing, schema: { ...schema("Takes an import back, within a day"), params: idParameter } },
    async (request) => {
      await undoOrder(house, caller(request), request.params.id);
      return shown(request, request.params.id);
    },
  );
  app.get(
    "/api/users/imports/:id/faults",
    {
      config: { ...adding, isLink: true },
      schema: {
        ...schema("The faulty lines as they came, with a column of reasons: to be corrected and brought again"),
        params: idParameter,
        querystring: sheet.omit({ format: true }),
      },
    },
    (request, reply) => sendFaults(house, reply, caller(request), request.params.id, preferredLanguage(request.headers["accept-language"])),
  );
}
