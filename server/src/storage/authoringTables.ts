import type { DraftState } from "@vigil/model/authoring/draftReview";
import type { DraftPart, NextNumbers } from "@vigil/model/authoring/draftPart";
import type { Generated } from "kysely";
import type { Catalogue, Common, GeneratedJson, Instant, Json, Stamp } from "./columns.ts";

type OfDraft = { ownerDomainId: number | null; draftId: number };
type Person = { personDomainId: number; personId: number };

/** What a part was before a change; null where it was not there. */
export interface PartBefore {
  piece: string;
  position: number;
  translated: number | null;
  gone: boolean;
  block: DraftPart["block"];
}

export interface AuthoringTables {
  courseDrafts: Common &
    Catalogue & {
      courseId: number;
      /** the version it was begun from, or last became */
      contentId: number | null;
      /** counts its saves; the revision of each part is the one in which it was saved last */
      sequence: Generated<number>;
      numbers: Json<NextNumbers>;
      state: Generated<DraftState>;
      askedBy: number | null;
      askedByDomainId: number | null;
      askedAt: Instant | null;
      askedNote: Generated<string>;
      /** null = whoever may */
      askedOf: number | null;
      askedOfDomainId: number | null;
      sentBackBy: number | null;
      sentBackByDomainId: number | null;
      sentBackAt: Instant | null;
      sentBackNote: Generated<string>;
      approvedBy: number | null;
      approvedByDomainId: number | null;
      approvedAt: Instant | null;
      approvedNote: Generated<string>;
    };
  courseDraftParts: OfDraft & {
    /** empty: the language of the course */
    locale: string;
    key: string;
    piece: string;
    position: number;
    revision: number;
    /** the save in which it came to where it stands */
    placed: number;
    translated: number | null;
    gone: Generated<boolean>;
    file: string | null;
    block: Json<DraftPart["block"]>;
    /** of a translation whose source was changed: what it was */
    translatedFrom: GeneratedJson<DraftPart["block"] | null> | null;
    changedAt: Stamp;
    changedBy: number | null;
    changedByDomainId: number | null;
  };
  courseDraftFiles: OfDraft & { path: string; fileHash: string; size: number; mediaType: string };
  courseDraftChanges: OfDraft &
    Person & {
      slot: Instant;
      locale: string;
      key: string;
      beganAt: Instant;
      endedAt: Instant;
      before: GeneratedJson<PartBefore | null> | null;
    };
  courseDraftPeople: OfDraft & Person & { piece: string | null; seenAt: Instant };
  courseDraftComments: Common &
    Catalogue & {
      draftId: number;
      locale: string;
      piece: string;
      key: string | null;
      words: string;
      answerTo: number | null;
      /** the words it is about, as they stood then */
      about: Generated<string>;
      /** those of them that are quoted */
      quote: Generated<string>;
      resolvedBy: number | null;
      resolvedByDomainId: number | null;
      resolvedAt: Instant | null;
    };
}
