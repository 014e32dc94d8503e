import type { UserImport } from "@vigil/model/organization/userImport/importWire";
import { call } from "../../api.ts";
import { formatDate } from "../../ui/format.ts";

const most = 100;
const names = new Map<string, string>();

/** The file of an import and its day; its number as long as nobody asked. */
export const importName = (id: string): string => names.get(id) ?? id;

/** The newest imports that have people, by their numbers. */
export async function importIds(): Promise<string[]> {
  const { rows } = await call<{ rows: UserImport[] }>("GET", `users/imports?page=1&limit=${most}`);
  const done = rows.filter(({ state }) => state === "applied" || state === "stopped");
  for (const { id, fileName, createdAt } of done) names.set(String(id), `${fileName}, ${formatDate(createdAt)}`);
  return done.map(({ id }) => String(id));
}
