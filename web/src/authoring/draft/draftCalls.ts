import type { ScanSubject } from "@vigil/model/training/scanSubject";
import type { ActAnswer, DraftAct } from "@vigil/model/authoring/draftAct";
import type { ChangesAnswer, DraftChange } from "@vigil/model/authoring/draftChange";
import type { MergeAnswer } from "@vigil/model/authoring/draftMerge";
import type { DraftCheck } from "@vigil/model/authoring/draftFault";
import type {
  Draft,
  DraftFile,
  DraftHistoryEntry,
  NewDraft,
  PresenceAnswer,
  PublishPreview,
  RestoreAnswer,
  TakenDraftScan,
} from "@vigil/model/authoring/draftWire";
import type { CourseVersion } from "@vigil/model/curriculum/coursePackage";
import type { XliffReport } from "@vigil/model/authoring/xliffWire";
import { call } from "../../api.ts";
import { upload } from "../../upload.ts";

const at = (courseId: number, rest = ""): string => `courses/${courseId}/draft${rest}`;

/** What is asked of the server about the draft of one course. */
export interface DraftCalls {
  change: (changes: readonly DraftChange[], leaving: boolean) => Promise<ChangesAnswer>;
  act: (act: DraftAct) => Promise<ActAnswer>;
  presence: (piece: string | null, since: number) => Promise<PresenceAnswer>;
}

export const draftCalls = (courseId: number): DraftCalls => ({
  change: (changes, leaving) => call("POST", at(courseId, "/changes"), { body: { changes }, keepalive: leaving }),
  act: (act) => call("POST", at(courseId, "/acts"), { body: act }),
  presence: (piece, since) => call("POST", at(courseId, "/presence"), { body: { piece, since } }),
});

export const newCourseDraft = (body: NewDraft): Promise<{ courseId: number }> => call("POST", "courses/drafts", { body });
export const openDraft = (courseId: number): Promise<Draft> => call("POST", at(courseId));
export const discardDraft = (courseId: number): Promise<void> => call("DELETE", at(courseId));
export const checkDraft = (courseId: number): Promise<DraftCheck> => call("GET", at(courseId, "/check"));
export const draftHistory = (courseId: number): Promise<DraftHistoryEntry[]> => call("GET", at(courseId, "/history"));
export const restoreDraft = (courseId: number, instant: string): Promise<RestoreAnswer> =>
  call("POST", at(courseId, "/restore"), { body: { at: instant } });
export const mergeVersion = (courseId: number, body: { take: readonly string[]; undecided: readonly string[] }): Promise<MergeAnswer> =>
  call("POST", at(courseId, "/merge"), { body });
export const previewPublish = (courseId: number, version?: string): Promise<PublishPreview> =>
  call("POST", at(courseId, "/publish/preview"), { body: version === undefined ? {} : { version } });
export const publishDraft = (courseId: number, version: string, sequence: number): Promise<CourseVersion> =>
  call("POST", at(courseId, "/publish"), { body: { version, sequence } });
/** `as` says whose place it takes, or in which language a film has these captions. */
export const sendFile = (
  courseId: number,
  file: File,
  as: { replace: string } | { captionsOf: string; locale: string } | { folder: string } | null,
): Promise<DraftFile> =>
  upload(at(courseId, as === null ? "/files" : `/files?${new URLSearchParams(as).toString()}`), file, {
    progress: () => {},
    signal: new AbortController().signal,
  });
export const takeDraftScan = (courseId: number, from: { imageId: number } | { subject: ScanSubject }): Promise<TakenDraftScan> =>
  call("POST", at(courseId, "/scans"), { body: from });
/** A picture of the media among the files of the draft. */
export const fileOfMedia = (courseId: number, mediaId: number): Promise<DraftFile> =>
  call("POST", at(courseId, "/files/media"), { body: { mediaId } });
export const addLanguage = (courseId: number, locale: string): Promise<Draft> =>
  call("POST", at(courseId, "/languages"), { body: { locale } });
export const removeLanguage = (courseId: number, locale: string): Promise<Draft> => call("DELETE", at(courseId, `/languages/${locale}`));
export const xliffPath = (courseId: number, locale: string): string => at(courseId, `/translations/${locale}`);
export const importXliff = (courseId: number, locale: string, xliff: string): Promise<XliffReport> =>
  call("POST", xliffPath(courseId, locale), { body: { xliff } });
export const exportPath = (courseId: number): string => at(courseId, "/package");
