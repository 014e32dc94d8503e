import type { House } from "../../house.ts";
import { namedArchive } from "./archiveName.ts";

const HOUR_MS = 3_600_000;

/** Removes what no task needs: old exports, uploads whose import has ended, and what was half written. Answers how many. */
export async function sweepArchives({ asDomain, archives, now }: Pick<House, "asDomain" | "archives" | "now">): Promise<number> {
  let removed = 0;
  for await (const { name, writtenAt } of archives.all()) {
    const [, kind, domain, id] = namedArchive.exec(name) ?? [];
    const young = now().getTime() - writtenAt.getTime() < HOUR_MS;
    if (kind ? await isWanted(kind, Number(domain), Number(id), young) : young) continue;
    await archives.remove(name);
    removed += 1;
  }
  return removed;

  /** Whoever writes one gives it its name before the task says so. */
  async function isWanted(kind: string, domainId: number, id: number, young: boolean): Promise<boolean> {
    const task = await asDomain(domainId, (tx) =>
      tx.selectFrom("libraryTasks").select(["state", "expiresAt"]).where("domainId", "=", domainId).where("id", "=", id).executeTakeFirst(),
    );
    if (!task) return young;
    if (task.state === "waiting" || task.state === "running") return true;
    return kind === "export" && task.state === "done" && task.expiresAt !== null && task.expiresAt > now();
  }
}
