import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { House } from "../../house.ts";
import { archivePlace } from "./archivePlace.ts";

const HOUR_MS = 3_600_000;

/** Removes what no task needs: old exports, uploads whose import has ended, and what was half written. Answers how many. */
export async function sweepArchives({ asDomain, settings, now }: Pick<House, "asDomain" | "settings" | "now">): Promise<number> {
  const directory = archivePlace.directory(settings);
  let removed = 0;
  for (const name of await readdir(directory).catch(() => [])) {
    const [, kind, domain, id] = archivePlace.named.exec(name) ?? [];
    const wanted = kind ? await isWanted(kind, Number(domain), Number(id)) : await isYoung(join(directory, name));
    if (wanted) continue;
    await rm(join(directory, name), { force: true });
    removed += 1;
  }
  return removed;

  /** Whoever writes one renames it before the task says so. */
  async function isWanted(kind: string, domainId: number, id: number): Promise<boolean> {
    const task = await asDomain(domainId, (tx) =>
      tx.selectFrom("libraryTasks").select(["state", "expiresAt"]).where("domainId", "=", domainId).where("id", "=", id).executeTakeFirst(),
    );
    if (!task) return isYoung(join(directory, `${kind}-${domainId}-${id}.zip`));
    if (task.state === "waiting" || task.state === "running") return true;
    return kind === "export" && task.state === "done" && task.expiresAt !== null && task.expiresAt > now();
  }
  async function isYoung(path: string): Promise<boolean> {
    const found = await stat(path).catch(() => undefined);
    return found === undefined || now().getTime() - found.mtimeMs < HOUR_MS;
  }
}
