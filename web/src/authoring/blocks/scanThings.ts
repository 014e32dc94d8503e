import type { ScanSubject } from "@vigil/model/training/scanSubject";
import type { LessonScan } from "../../lesson/lessonScan.ts";
import { nameOfItem } from "./rowItem.ts";
import { materialName } from "./SolidFields.tsx";

/** What an outline can find in a scan: an item of a row by its name, an article of a bag by its kind. `called` says what it is called here. */
export function scanThings(
  subject: ScanSubject,
  scan: LessonScan | null,
  kinds: readonly { kind: string; name: { en: string } }[],
  called: (kind: string) => string,
): { of: string; name: string }[] {
  if (subject.show === "row") {
    const names = subject.places.flat().map((item) => ({
      of: nameOfItem(item),
      name: item.name ?? ("article" in item ? called(item.article) : materialName(item.material)),
    }));
    return [...new Map(names.map((one) => [one.of, one])).values()];
  }
  if (subject.show !== "bag" || scan === null) return [];
  const seen = new Set([...scan.bag.threats, ...scan.bag.innocents].map(({ name }) => name));
  return kinds.filter(({ name }) => seen.has(name.en)).map(({ kind }) => ({ of: kind, name: called(kind) }));
}
