import type { DraftFile } from "@vigil/model/authoring/draftWire";
import { useMemo } from "react";
import { sendFile } from "./draftCalls.ts";
import { useDraft } from "./useDraft.ts";

export interface DraftMedia {
  files: readonly DraftFile[];
  upload: (file: File, folder?: string) => Promise<string>;
  /** Captions of a film: in place of those that are there, or in a language of their own. */
  keepCaptions: (file: File, as: { replace: string } | { captionsOf: string; locale: string }) => Promise<string>;
  url: (path: string) => string;
}

/** The files of the draft, and the way to bring another. */
export function useMedia(): DraftMedia {
  const { draft, desk } = useDraft();
  const files = desk.files.use();
  return useMemo(() => {
    const send = async (file: File, as: Parameters<typeof sendFile>[2]) => {
      const made = await sendFile(draft.courseId, file, as);
      desk.files.set((all) => [...all.filter(({ path }) => path !== made.path), made]);
      return made.path;
    };
    return {
      files,
      upload: (file, folder) => send(file, folder === undefined ? null : { folder }),
      keepCaptions: send,
      url: (path) => files.find((each) => each.path === path)?.url ?? "",
    };
  }, [files, desk, draft.courseId]);
}
