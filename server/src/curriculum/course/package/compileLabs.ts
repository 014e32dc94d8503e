import type { PackageFault } from "@vigil/model/curriculum/coursePackage";
import { lab, type Lab } from "@vigil/model/training/labs/lab";
import { pageOfLink } from "@vigil/model/training/pageLink";
import { safeSize, type EditionFiles, type UseFile } from "./courseMedia.ts";
import { fault } from "./packageFiles.ts";
import { readJson } from "./readJson.ts";

export interface CompiledLabs {
  labs: Lab[];
  /** What words of their tasks lead to, and where that is said. */
  leads: { page: number | null; term: string | null; file: string; line: number }[];
  /** The files that a lab brings, by its number. */
  filesOf: (labId: number) => string[];
}

/** Each JSON file in `labs/` is a lab; the folder of an external one comes with it. */
export function compileLabs(edition: EditionFiles, use: UseFile, faults: PackageFault[]): CompiledLabs {
  const files = new Map<number, string[]>();
  const labs: Lab[] = [];
  const leads: CompiledLabs["leads"] = [];
  for (const file of [...edition.files.keys()].filter((path) => /^labs\/[^/]+\.json$/u.test(path)).toSorted()) {
    const read = readJson(edition.files, file, lab, faults);
    if (read === undefined) continue;
    const { value, at } = read;
    if (labs.some(({ id }) => id === value.id)) faults.push(fault(file, "idTwice", { id: value.id, kind: "labs" }, at("id")));
    const own = withFiles(value, edition, (path, as) => use(path, as, { file, line: at("picture" in value ? "picture" : "file") }));
    labs.push(own.lab);
    leads.push(...leadsOf(value).map((lead) => ({ ...lead, file, line: at("task") })));
    files.set(value.id, own.files);
  }
  return { labs, leads, filesOf: (labId) => files.get(labId) ?? [] };
}

type Lead = Pick<CompiledLabs["leads"][number], "page" | "term">;
const leadsOf = (value: Lab): Lead[] =>
  "task" in value && typeof value.task !== "string"
    ? value.task.flatMap((piece): Lead[] => {
        if (typeof piece === "object" && "term" in piece) return [{ page: null, term: piece.term }];
        const page = typeof piece === "object" && "href" in piece ? pageOfLink(piece.href) : null;
        return page === null ? [] : [{ page, term: null }];
      })
    : [];

function withFiles(
  value: Lab,
  { files }: EditionFiles,
  use: (path: string, as: "picture" | "lab") => string | undefined,
): { lab: Lab; files: string[] } {
  if ((value.type === "hotspot" || value.type === "findThreat") && value.picture !== undefined) {
    const file = use(value.picture.file, "picture");
    const bytes = files.get(value.picture.file);
    const size = bytes === undefined ? {} : safeSize(value.picture.file, bytes);
    return { lab: { ...value, picture: { ...value.picture, file: file ?? value.picture.file, ...size } }, files: file ? [file] : [] };
  }
  if (value.type !== "external") return { lab: value, files: [] };
  const folder = value.file.slice(0, value.file.lastIndexOf("/") + 1);
  const inFolder = [...files.keys()].filter((path) => path.startsWith(folder) && path.split("/").length > 2);
  const used = [value.file, ...inFolder.filter((path) => path !== value.file)].flatMap((path) => use(path, "lab") ?? []);
  return { lab: { ...value, file: used[0] ?? value.file }, files: used };
}
