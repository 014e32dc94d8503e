import type { DraftFault } from "@vigil/model/authoring/draftFault";
import type { PackageFault } from "@vigil/model/curriculum/coursePackage";
import type { WrittenPlace } from "../write/packageOf.ts";

/** Mistakes of a package as mistakes of its draft: the part that stands at that line of that file. */
export const placeFaults = (faults: readonly PackageFault[], places: ReadonlyMap<string, readonly WrittenPlace[]>): DraftFault[] =>
  faults.map(({ file, line, code, details = {} }) => {
    const found = (places.get(file) ?? []).filter((place) => place.line <= (line ?? 1));
    const place = found.reduce<WrittenPlace | undefined>(
      (last, one) => (last === undefined || one.line >= last.line ? one : last),
      undefined,
    );
    const told = place === undefined && file !== "" ? { name: file, ...details } : details;
    return { locale: place?.locale ?? null, piece: place?.piece ?? null, key: place?.key ?? null, path: [], code, details: told };
  });
