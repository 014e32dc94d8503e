import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { carryComments } from "./carryComments.ts";

/** `<room>/<table>.sql`. Which room a table is in is told by where its file lies. */
export const schemaDirectory = join(import.meta.dirname, "../../../schema");

/** Where the file of a table comes that has none yet, to be moved to its room. */
export const unplaced = "unplaced";

/** The files there are, by table. */
export function schemaFilesIn(directory = schemaDirectory): Map<string, { room: string; text: string }> {
  const found = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".sql"));
  return new Map(
    found.map((file) => {
      const [room = "", name = ""] = file.split("/");
      return [name.replace(/\.sql$/u, ""), { room, text: readFileSync(join(directory, file), "utf8") }];
    }),
  );
}

/** What the files should say, by their paths: the tables as the database has them, with the comments that stand in the files. */
export function wantedFiles(tables: ReadonlyMap<string, string>, files: ReturnType<typeof schemaFilesIn>): Map<string, string> {
  return new Map(
    [...tables].map(([name, text]) => {
      const { room = unplaced, text: before = "" } = files.get(name) ?? {};
      return [`${room}/${name}.sql`, carryComments(text, before)];
    }),
  );
}

export function writeSchemaFiles(tables: ReadonlyMap<string, string>, directory = schemaDirectory): void {
  const files = schemaFilesIn(directory);
  for (const [name, { room }] of files) if (!tables.has(name)) rmSync(join(directory, room, `${name}.sql`));
  for (const [path, text] of wantedFiles(tables, files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
}
