import { isTomograph } from "@vigil/model/simulator/consoleNames";
import type { ChoiceReason } from "@vigil/model/simulator/adaptive/chooseAdaptive";
import type { Confidence } from "@vigil/model/simulator/confidence";
import type { Decision } from "@vigil/model/simulator/session";
import { shownViews } from "@vigil/model/simulator/settings";
import type { ImageCredit, ImageState, StoredMark } from "@vigil/model/simulator/wire";
import type { Tx } from "../../storage/asDomain.ts";
import type { StoredView, StoredVolume } from "../../storage/catalogueTables.ts";
import type { SessionRow } from "../sessionRow.ts";

/** One image of a session with what is stored of its decision. Nothing here tells what the image holds. */
export interface PaperImageRow {
  position: number;
  imageId: number;
  shownMs: number | null;
  decidedMs: number | null;
  /** Since the session's start, by the server's clock: when a picture of it was first handed out, and when its decision arrived. */
  issuedMs: number | null;
  receivedMs: number | null;
  decision: string | null;
  category: string | null;
  /** How sure the learner was. */
  confidence: Confidence | null;
  marks: StoredMark[];
  opened: boolean;
  found: boolean | null;
  credit: ImageCredit | null;
  /** Why it was chosen for its learner; told with the truth alone. */
  reason: ChoiceReason | null;
  /** Of difficulty, when the session was drawn; null of sessions from before that was kept. */
  level: number | null;
  /** Nobody is judged by it. */
  out: boolean;
  custom: boolean;
  bagType: string;
  manifest: string[];
  views: StoredView[];
  volume: StoredVolume | null;
}

type Place = Pick<SessionRow, "domainId" | "id" | "startedAt" | "startedMonth" | "settings">;

/** In the order of the session. `lock` holds back decisions that are on their way until the transaction ends. */
export async function readImagePaper(
  tx: Tx,
  { domainId, id, startedAt, startedMonth, settings }: Place,
  lock = false,
): Promise<PaperImageRow[]> {
  const rows = await tx
    .selectFrom("simulatorDecisions as decision")
    .innerJoin("images as image", "image.id", "decision.imageId")
    .leftJoin("imagesOut as gone", (join) =>
      join.onRef("gone.domainId", "=", "decision.domainId").onRef("gone.imageId", "=", "decision.imageId"),
    )
    .select((row) => row("gone.imageId", "is not", null).$castTo<boolean>().as("out"))
    .select(["decision.position", "decision.imageId", "decision.shownMs", "decision.decidedMs", "decision.decision", "decision.category"])
    .select(["decision.issuedAt", "decision.receivedAt"])
    .select([
      "decision.marks",
      "decision.opened",
      "decision.found",
      "decision.credit",
      "decision.reason",
      "decision.confidence",
      "decision.level",
    ])
    .select(["image.custom", "image.bagType", "image.manifest", "image.views", "image.volume"])
    .where("decision.domainId", "=", domainId)
    .where("decision.startedMonth", "=", startedMonth)
    .where("decision.sessionId", "=", id)
    .orderBy("decision.position")
    .$if(lock, (query) => query.forUpdate("decision"))
    .execute();
  const since = (instant: Date | null): number | null => (instant === null ? null : Math.max(0, instant.getTime() - startedAt.getTime()));
  return rows.map(({ issuedAt, receivedAt, ...row }) => ({
    ...row,
    issuedMs: since(issuedAt),
    receivedMs: since(receivedAt),
    views: row.views.slice(0, shownViews(settings, row.views.length)),
    volume: isTomograph(settings.model) ? row.volume : null,
  }));
}

export const decisionOf = (row: PaperImageRow): Decision | null =>
  row.decision === null
    ? null
    : {
        decision: row.decision,
        category: row.category,
        markedLocations: row.marks,
        opened: row.opened,
        shownMs: row.shownMs ?? 0,
        elapsedMs: row.decidedMs ?? 0,
        ...(row.confidence === null ? {} : { confidence: row.confidence }),
      };

type Decided = Omit<
  PaperImageRow,
  "position" | "imageId" | "out" | "issuedMs" | "receivedMs" | "custom" | "bagType" | "manifest" | "views" | "volume" | "reason" | "level"
>;

/** found and credit are told only where the truth may be. */
export const imageStateOf = (row: Decided, told: boolean): ImageState => ({
  found: told ? row.found : null,
  credit: told ? row.credit : null,
  selected: false,
  category: row.category,
  decision: row.decision,
  markedLocations: row.marks,
  opened: row.opened,
  shownMs: row.shownMs,
  elapsedMs: row.decidedMs,
  ...(row.confidence === null ? {} : { confidence: row.confidence }),
});
