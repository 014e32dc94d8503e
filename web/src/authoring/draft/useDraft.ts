import type { DraftBodies, DraftPart, PartKind } from "@vigil/model/authoring/draftPart";
import type { Draft } from "@vigil/model/authoring/draftWire";
import { createContext, use, useCallback, useSyncExternalStore } from "react";
import type { DraftDesk } from "./draftDesk.ts";

export interface OpenDraft {
  draft: Draft;
  desk: DraftDesk;
  domain: string;
  /** What was handed in for review is read, not written. */
  reading: boolean;
}

export const DraftContext = createContext<OpenDraft | null>(null);

export function useDraft(): OpenDraft {
  const open = use(DraftContext);
  if (open === null) throw new Error("No draft is open here.");
  return open;
}

/** The parts of one piece in their order; it is drawn anew only when one of them changes. */
export function usePiece<K extends PartKind>(piece: string): readonly DraftPart<K>[] {
  const { parts } = useDraft().desk;
  return useSyncExternalStore(
    parts.subscribe,
    useCallback(() => parts.piece(piece), [parts, piece]),
  ) as readonly DraftPart<K>[];
}

/** One part by its key. */
export function usePart<K extends PartKind>(key: string): DraftPart<K> | undefined {
  const { parts } = useDraft().desk;
  return useSyncExternalStore(
    parts.subscribe,
    useCallback(() => parts.keyed(key), [parts, key]),
  ) as DraftPart<K> | undefined;
}

/** Writes a part anew with some of its values changed. */
export function useChange(): <K extends PartKind>(
  part: DraftPart<K>,
  changed: { [Field in keyof DraftBodies[K]]?: DraftBodies[K][Field] | undefined },
) => void {
  const { desk } = useDraft();
  return useCallback(
    (part, changed) => {
      const { locale, piece, key } = part;
      const now = desk.parts.find({ locale, piece, key })?.block ?? part.block;
      desk.change(
        { locale, piece, key },
        Object.fromEntries(
          Object.entries({ ...now, ...changed }).filter(([, value]) => value !== undefined),
        ) as unknown as DraftPart["block"],
      );
    },
    [desk],
  );
}
