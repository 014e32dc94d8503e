import type pg from "pg";
import { readTables } from "./readTables.ts";
import { tableText } from "./tableText.ts";

/** The text of each table and view of a database, by name. */
export const schemaOf = async (client: pg.Client): Promise<Map<string, string>> =>
  new Map((await readTables(client)).map((table) => [table.name, tableText(table)]));
