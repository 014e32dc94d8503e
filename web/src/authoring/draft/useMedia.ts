import type { DraftFile } from "@vigil/model/authoring/draftWire";
import { useMemo } from "react";
import { sendFile } from "./draftCalls.ts";
import { useDraft } from "./useDraft.ts";

export interface DraftMedia {
  files: readonly DraftFile[];
  upload: (file: File) => Promise<string>;
  url: (path: string) => string;
}

/** The files of the draft, and the way to bring another. */
export function useMedia(): DraftMedia {
  const { draft, desk } = useDraft();
  const files = desk.files.use();
  return useMemo(
    () => ({
      files,
      upload: async (file) => {
        const made = await sendFile(draft.courseId, file);
        desk.files.set((all) => [...all.filter(({ path }) => path !== made.path), made]);
        return made.path;
      },
      url: (path) => files.find((each) => each.path === path)?.url ?? "",
    }),
    [files, desk, draft.courseId],
  );
}
