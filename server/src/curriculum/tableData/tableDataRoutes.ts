import multipart from "@fastify/multipart";
import { tableData, type DataTable, type DataWords } from "@vigil/model/curriculum/tableData";
import { translated } from "@vigil/model/curriculum/translated";
import type { Translations } from "@vigil/model/curriculum/translations";
import type { CreateOf } from "@vigil/model/entity/entity";
import { defaultLocale, locales } from "@vigil/model/identity/locales";
import { sql } from "kysely";
import { z } from "zod";
import { idParameter } from "../../entity/bodies.ts";
import { entityRoutes } from "../../entity/entityRoutes.ts";
import { spreadsheetCell } from "../../http/spreadsheetCell.ts";
import { getRecord } from "../../entity/readRecords.ts";
import { changeRecords, insertRecord } from "../../entity/writeRecords.ts";
import type { App, House } from "../../house.ts";
import { caller } from "../../identity/access/caller.ts";
import { uploadedFile } from "../../http/uploadedFile.ts";
import { Problem } from "../../problem.ts";
import { writeEvent } from "../../reporting/writeEvent.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { readUpload } from "../../uploads/readUpload.ts";
import { importTableData } from "./importTableData.ts";
import { versionedTableData } from "./versionedTableData.ts";

const tags = [tableData.plural];
const mostBytes = 5 * 1_048_576;

function requireEnglish({ translations }: CreateOf<typeof tableData>): void {
  if (translations !== undefined && !translations[defaultLocale]) throw new Problem(422, "TableDataEnglish", { field: "translations" });
}

/** Table data as records with their versions, their files, and their words for everybody who is signed in. */
export const tableDataRoutes = (app: App, house: House): void => {
  const desk = entityRoutes(app, house, tableData, {
    insert: (tx, view, values) => {
      requireEnglish(values);
      return insertRecord(tx, view, values);
    },
    change: async (tx, view, changes) => {
      const renewed = [];
      for (const change of changes) {
        requireEnglish(change);
        renewed.push(await versionedTableData(tx, view, change));
      }
      return changeRecords(tx, view, renewed);
    },
  });
  const viewing = { permission: desk.permission("view") };
  const editing = { permission: desk.permission("edit") };

  app.register(async (scope: App) => {
    await scope.register(multipart, { limits: { fileSize: mostBytes, files: 1, fields: 0 } });
    scope.post(
      "/api/tabledata/import",
      { config: editing, schema: { tags, summary: "Take over a CSV file: table, key, description and a column for each language" } },
      async (request) => {
        const { bytes } = await uploadedFile(request);
        const read = await readUpload(house.settings, "tableData", bytes.toString("utf8"));
        return desk.write(request, (tx, view) => importTableData(tx, view, read));
      },
    );
  });

  app.get(
    "/api/tabledata/download/:id",
    {
      config: viewing,
      schema: {
        tags,
        summary: "The whole table of a record as CSV, as the import takes it",
        params: idParameter,
        querystring: z.object({ locales: z.string().max(400).optional() }),
      },
    },
    (request, reply) =>
      house.asDomain(caller(request).domainId, async (tx) => {
        const by = caller(request);
        const { table } = await getRecord(tx, desk.view(request), request.params.id);
        const asked = request.query.locales?.split(",").map((code) => code.trim());
        const rows = await newest(tx, by.domainId, table);
        const columns = locales.filter(
          (locale) => locale === defaultLocale || (asked ? asked.includes(locale) : rows.some(({ translations }) => translations[locale])),
        );
        const lines = rows.map((row) => [
          row.tableName,
          row.key,
          row.description,
          ...columns.map((locale) => row.translations[locale] ?? ""),
        ]);
        await writeEvent(tx, by, { type: "tableData.export", data: { table, rows: rows.length } });
        return reply
          .type("text/csv; charset=utf-8")
          .header("content-disposition", `attachment; filename="${table}.csv"`)
          .send(
            `\u{FEFF}${[["table", "key", "description", ...columns], ...lines].map((line) => `${line.map(spreadsheetCell).join(",")}\r\n`).join("")}`,
          );
      }),
  );

  app.get(
    "/api/tabledata/words",
    {
      config: { permission: "signedIn", reads: true },
      schema: { tags, summary: "What names are called in a language", querystring: z.object({ locale: z.string().min(2).max(10) }) },
    },
    async (request): Promise<DataWords> => {
      const { domainId } = caller(request);
      const rows = await house.asDomain(domainId, (tx) => newest(tx, domainId));
      const words: DataWords = {};
      for (const { tableName, key, active, translations } of rows) {
        const said = active ? translated(translations, request.query.locale)?.text : undefined;
        if (said !== undefined && said !== key) (words[tableName] ??= {})[key] = said;
      }
      return words;
    },
  );
};

interface Kept {
  tableName: DataTable;
  key: string;
  description: string;
  active: boolean;
  translations: Translations;
}

/** What holds in a domain: its own before the shared one of the same name. */
async function newest(tx: Tx, domainId: number, table?: DataTable): Promise<Kept[]> {
  const { rows } = await sql<Kept>`select distinct on (table_name, key collate "C") table_name, key, description, active, translations
    from table_data where superseded_at is null and (owner_domain_id = ${domainId} or owner_domain_id is null)
      and (${table ?? null}::text is null or table_name = ${table ?? null}::text)
    order by table_name, key collate "C", owner_domain_id nulls last limit 10000`.execute(tx);
  return rows;
}
