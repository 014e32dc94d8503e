import { comparedFiles, type FileSide } from "@vigil/model/authoring/comparedBeside";
import type { ComparedScan } from "@vigil/model/authoring/comparedScans";
import type { DraftPart } from "@vigil/model/authoring/draftPart";
import type { ComparedPart, DraftComparison } from "@vigil/model/authoring/draftReview";
import { mediaAddress } from "@vigil/model/training/courseMedia";
import { courseMediaOf } from "../../curriculum/course/versions/courseMediaOf.ts";
import { contentOfCourse } from "../../curriculum/course/versions/courseVersions.ts";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { courseOf, draftOf, type CourseRow } from "../draftOf.ts";
import { partsOf } from "../open/partsOf.ts";
import { readDraft, wireFile } from "../open/readDraft.ts";
import { storedSource } from "../open/storedSource.ts";
import { randomKey } from "../randomKey.ts";
import { keyedTerms } from "./keyedTerms.ts";
import { compareLanguages } from "./compareLanguages.ts";
import { comparePieces } from "./comparePieces.ts";

/** What is different between a version of the course and another one, or the draft where none is named, in all its languages. */
export async function compareDraft(
  tx: Tx,
  house: Keeper,
  caller: Caller,
  { courseId, before, after }: { courseId: number; before: number; after: number | undefined },
): Promise<DraftComparison> {
  const course = await courseOf(tx, caller, courseId);
  const at = (contentId: number) => version(tx, house, caller, { course, contentId });
  const old = await at(before);
  const fresh = after === undefined ? await draftSide(tx, caller, courseId) : await at(after);
  const [was, is] = [keyedTerms(old.parts), keyedTerms(fresh.parts)];
  const ofSource = (parts: readonly DraftPart[]) => parts.filter(({ locale }) => locale === null);
  return {
    before: old.name,
    after: fresh.name,
    pieces: comparePieces(ofSource(was), ofSource(is)).map((piece) => ({
      ...piece,
      parts: piece.parts.map((part) => withScans(withPicture(part, [fresh, old]), old, fresh)),
    })),
    files: comparedFiles(old.files, fresh.files),
    languages: compareLanguages(was, is),
  };
}

type Keeper = Pick<House, "settings" | "now">;

interface ComparedSide<Name> {
  name: Name;
  parts: DraftPart[];
  files: Map<string, FileSide & { hash: string }>;
}

async function draftSide(tx: Tx, caller: Caller, courseId: number): Promise<ComparedSide<null>> {
  const { id } = await draftOf(tx, caller, courseId);
  const { parts } = await readDraft(tx, caller, courseId);
  const files = await tx.selectFrom("courseDraftFiles").select(told).where("draftId", "=", id).execute();
  return { name: null, parts, files: filesOf(files, (file) => wireFile(courseId, file).url) };
}

/** A version taken apart as a draft of it would be. */
async function version(
  tx: Tx,
  house: Keeper,
  { domainId }: Caller,
  { course, contentId }: { course: CourseRow; contentId: number },
): Promise<ComparedSide<string>> {
  const { version: name } = await contentOfCourse(tx, course.id, contentId);
  const { parts } = partsOf(await storedSource(tx, course, contentId), randomKey);
  const files = await tx.selectFrom("courseContentFiles").select(told).where("contentId", "=", contentId).execute();
  const media = courseMediaOf(house, { domainId, contentId, data: null });
  return {
    name,
    parts: parts.map(({ locale, piece, key, position, block }) => ({
      locale: locale === "" ? null : locale,
      piece,
      key,
      position,
      revision: 1,
      block,
    })),
    files: filesOf(files, ({ path }) => mediaAddress(media, path)),
  };
}

/** Places on a picture, with the address of it: what lies in a scan has none. */
function withPicture(part: ComparedPart, sides: readonly Pick<ComparedSide<unknown>, "parts" | "files">[]): ComparedPart {
  if (part.places === undefined) return part;
  const [url] = sides.flatMap(({ parts, files }) => {
    const block = parts.find(({ locale, key }) => locale === null && key === part.key)?.block;
    const path = block === undefined ? undefined : "type" in block && "picture" in block ? block.picture?.file : fileOf(block);
    return (path === undefined ? undefined : files.get(path)?.url) ?? [];
  });
  return url === undefined ? part : { ...part, picture: url };
}
/** Scans of questions, with the address of their files. */
function withScans(part: ComparedPart, old: Files, fresh: Files): ComparedPart {
  if (part.scans === undefined) return part;
  const found = (scan: ComparedScan | null, { files }: Files): ComparedScan | null => {
    const url = scan !== null && "file" in scan ? files.get(scan.file)?.url : undefined;
    return url === undefined || scan === null ? scan : { ...scan, url };
  };
  return { ...part, scans: { before: found(part.scans.before, old), after: found(part.scans.after, fresh) } };
}
type Files = Pick<ComparedSide<unknown>, "files">;

const fileOf = (block: DraftPart["block"]): string | undefined => ("kind" in block && block.kind === "hotspot" ? block.file : undefined);

const told = ["path", "fileHash", "size", "mediaType"] as const;
interface FileRow {
  path: string;
  fileHash: string;
  size: number;
  mediaType: string;
}
const filesOf = (files: readonly FileRow[], urlOf: (file: FileRow) => string): ComparedSide<unknown>["files"] =>
  new Map(files.map((file) => [file.path, { hash: file.fileHash, bytes: file.size, mediaType: file.mediaType, url: urlOf(file) }]));
