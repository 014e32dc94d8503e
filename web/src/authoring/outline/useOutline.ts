import { outlineOf, type OutlineUnit } from "@vigil/model/authoring/outlineOf";
import { useMemo, useSyncExternalStore } from "react";
import type { DraftDesk } from "../draft/draftDesk.ts";
import { useDraft } from "../draft/useDraft.ts";

/* oxlint-disable react/immutability -- the last shot of a store is kept beside it, as React asks of one */
/** The parts of the outline as one text: what is written on pages does not change it. */
function outlineParts({ parts }: DraftDesk) {
  const units = parts.piece("outline");
  const sections = units.flatMap(({ key }) => parts.piece(key));
  return [...units, ...sections, ...sections.flatMap(({ key }) => parts.piece(key))];
}

/** Units, sections and pages in their order; drawn anew only when one of them changes. */
export function useOutline(): readonly OutlineUnit[] {
  const { desk } = useDraft();
  const shot = useMemo(() => {
    let last = outlineParts(desk);
    let version = desk.parts.version();
    return () => {
      if (version === desk.parts.version()) return last;
      version = desk.parts.version();
      const now = outlineParts(desk);
      if (now.length !== last.length || now.some((part, index) => part !== last[index])) last = now;
      return last;
    };
  }, [desk]);
  const found = useSyncExternalStore(desk.parts.subscribe, shot);
  return useMemo(() => outlineOf(found), [found]);
}
