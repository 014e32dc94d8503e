import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../../settings.ts";

/** What was exported until it is old, what was uploaded until it is imported. */
export const archiveName = (kind: "export" | "import", { domainId, id }: { domainId: number; id: number }): string =>
  `${kind}-${domainId}-${id}.zip`;

export const namedArchive = /^(export|import)-([1-9]\d*)-([1-9]\d*)\.zip$/;

/** Where one lies while it is written; nobody's file when that ends without a name. */
export async function unfinishedArchive({ dataDirectory }: Pick<Settings, "dataDirectory">): Promise<string> {
  const directory = join(dataDirectory, "archives");
  await mkdir(directory, { recursive: true });
  return join(directory, `new-${randomUUID()}`);
}
