import type { assignmentRule } from "@vigil/model/curriculum/assignmentRule";
import type { image } from "@vigil/model/imageLibrary/image";
import type { media } from "@vigil/model/curriculum/media";
import type { resource } from "@vigil/model/curriculum/resource";
import type { tableData } from "@vigil/model/curriculum/tableData";
import type { PictureType } from "@vigil/model/imageLibrary/pictureRules";
import type { Enhancement } from "@vigil/model/simulator/enhancements";
import type { ThreatBody, TruthPolygon } from "@vigil/model/simulator/wire";
import type { TaskError, TaskKind, TaskState } from "@vigil/model/imageLibrary/libraryTask";
import type { Generated } from "kysely";
import type { CalendarDate, Catalogue, Common, GeneratedJson, Instant, Json, Stamp, Tenant } from "./columns.ts";
import type { RowOf } from "./tableOf.ts";

/** One view of a scanned bag: which file, and what it holds. */
export interface ScannedView {
  file: string;
  bytes: number;
  width: number;
  height: number;
}

/** One view of a bag that was rendered elsewhere: a file for each enhancement, all of one size; 0 × 0 while there is none. */
export interface PicturedView {
  width: number;
  height: number;
  pictures: { [E in Enhancement]?: StoredPicture };
}

export interface StoredPicture {
  file: string;
  bytes: number;
  mediaType: PictureType;
}

export type StoredView = ScannedView | PicturedView;

/** What a tomograph made of a bag, beside its views. */
export interface StoredVolume {
  file: string;
  bytes: number;
}

export interface CatalogueTables {
  /** hash: hexadecimal SHA-256 of the content */
  files: { hash: string; size: number; mediaType: string; createdAt: Stamp };
  libraryJobs: Common &
    Catalogue & {
      libraryId: number;
      recipe: Json;
      seed: number;
      wanted: number;
      made: Generated<number>;
      state: Generated<"waiting" | "running" | "paused" | "done" | "failed" | "stopped" | "cancelled">;
      error: string | null;
      failures: GeneratedJson<{ index: number; message: string }[]>;
      /** bags by level of difficulty, `wanted:delivered` */
      levels: GeneratedJson<Record<string, number>>;
    };
  libraryTasks: Common &
    Tenant & {
      libraryId: number | null;
      kind: TaskKind;
      state: Generated<TaskState>;
      request: GeneratedJson<Record<string, unknown>>;
      wanted: Generated<number>;
      done: Generated<number>;
      counts: GeneratedJson<Record<string, number>>;
      failures: GeneratedJson<{ imageId: number; message: string }[]>;
      error: Json<TaskError> | null;
      expiresAt: Instant | null;
      createdByDomainId: number | null;
    };
  images: RowOf<typeof image, "state", { kind: "innocent" | "threat"; decision: "P" | "H" | "R"; views: Json<StoredView[]> }> & {
    volume: Json<StoredVolume> | null;
    libraryJobId: number | null;
    jobIndex: number | null;
    madeBy: number | null;
    madeByDomainId: number | null;
    approvedBy: number | null;
    approvedByDomainId: number | null;
    /** who decided about it last: approved, sent back, archived or restored it */
    decidedBy: number | null;
    decidedByDomainId: number | null;
    /** the level of difficulty that was ordered */
    wantedDifficulty: number | null;
    supersedesId: number | null;
    /** the image a threat was projected into to make this one */
    sourceId: number | null;
    /** why it was archived or sent back, in the words of who did */
    stateReason: Generated<string>;
    active: Generated<boolean>;
  };
  imageTruths: {
    imageId: number;
    ownerDomainId: number | null;
    threatDescription: string | null;
    threats: GeneratedJson<TruthPolygon[]>;
    innocents: GeneratedJson<TruthPolygon[]>;
    contents: GeneratedJson<{ name: string; family: string }[]>;
    /** where the threats lie in the volume; empty where there is none */
    bodies: GeneratedJson<ThreatBody[]>;
    opened: Json | null;
    recipe: GeneratedJson;
    measures: GeneratedJson;
    /** perceptual hash of its views, by which bags are compared; null for images made before it was kept */
    look: string | null;
    createdAt: Stamp;
  };
  libraryObjects: Common &
    Catalogue & { libraryId: number; category: string; description: string; picture: Json | null; active: Generated<boolean> };
  courseContents: Common &
    Catalogue & {
      courseId: number;
      contentHash: string;
      locale: Generated<string>;
      content: Json;
      installedAt: Stamp;
      /** empty for contents that came from no package */
      version: Generated<string>;
      title: Generated<string>;
      /** the package it came from, as it was sent */
      packageHash: string | null;
    };
  courseContentEditions: { ownerDomainId: number | null; contentId: number; locale: string; content: Json };
  courseContentFiles: {
    ownerDomainId: number | null;
    contentId: number;
    path: string;
    fileHash: string;
    size: number;
    mediaType: string;
  };
  contentQuestions: {
    ownerDomainId: number | null;
    contentId: number;
    questionId: number;
    objective: Generated<string>;
    kind: string;
    body: Json;
    answerKey: Json;
    feedback: GeneratedJson;
    /** by locale: the same in another language */
    editions: GeneratedJson;
  };
  programCourses: { ownerDomainId: number | null; programId: number; courseId: number; position: number; createdAt: Stamp };
  domainPrograms: Common & {
    domainId: number;
    programId: number;
    trainerAuthorizationRootId: number | null;
    active: Generated<boolean>;
    programTemplateId: number | null;
    classTemplateId: number | null;
  };
  assignmentRules: RowOf<typeof assignmentRule, "state" | "done" | "total">;
  programAssignments: Common &
    Tenant & {
      userId: number;
      programId: number;
      /** By which way; `sourceId` is the rule, the provider or the transfer. */
      source: "user" | "rule" | "provider" | "transfer" | "remedial";
      sourceId: number | null;
      startsOn: CalendarDate | null;
      dueOn: CalendarDate | null;
      endsOn: CalendarDate | null;
      /** The day from which a rule counts its days. */
      joinedOn: Generated<CalendarDate>;
    };
  resources: RowOf<typeof resource, "data">;
  media: RowOf<typeof media, "data">;
  certificateTemplateMedia: { ownerDomainId: number | null; templateId: number; mediaId: number };
  certificatePageMedia: { domainId: number; pageHash: string; mediaId: number };
  tableData: RowOf<typeof tableData, "version">;
  configurationAssignments: Common & Tenant & { configurationId: number; companyId: number | null; courseId: number | null };
}
