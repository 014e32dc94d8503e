import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { download } from "../../download.ts";
import { showProblem } from "../../shell/alerts.ts";
import { useAct } from "../../shell/useAct.ts";
import { discardDraft, exportPath } from "../draft/draftCalls.ts";
import { usePart, useDraft } from "../draft/useDraft.ts";
import { useStillWriting } from "../draft/useStillWriting.ts";
import styles from "./desk.module.css";

/** What is done with a draft now and then. */
export function MoreActs({ history }: { history: () => void }) {
  const { t } = useTranslation();
  const { draft, desk, domain } = useDraft();
  const navigate = useNavigate();
  const stillWriting = useStillWriting(draft.courseId);
  const course = usePart<"course">("course");
  const title = course?.block.title ?? draft.name;
  const { run: discard } = useAct({
    ask: () => ({
      title: t("writing.discard"),
      text: t("writing.discardText", { name: title }),
      confirm: t("writing.discardConfirm"),
      danger: true,
    }),
    call: () => discardDraft(draft.courseId),
    done: async () => {
      desk.saver.stop();
      if (!stillWriting()) return;
      await navigate({
        to: "/$domain/admin/$list/$id/$tab",
        params: { domain, list: "courses", id: String(draft.courseId), tab: "versions" },
      });
    },
    told: () => t("writing.discarded"),
  });
  const save = async () => {
    await desk.saver.flush();
    await download(exportPath(draft.courseId), `${course?.block.code || "course"}.zip`);
  };
  return (
    <div className={styles.menu}>
      {draft.mayWrite && (
        <button type="button" data-close onClick={history}>
          {t("writing.history")}
        </button>
      )}
      {draft.current !== null && (
        <button
          type="button"
          data-close
          onClick={() =>
            void navigate({
              to: "/$domain/admin/courses/$id/compare/$before/$after",
              params: { domain, id: String(draft.courseId), before: "current", after: "draft" },
            })
          }
        >
          {t("draftReview.compare")}
        </button>
      )}
      {draft.mayWrite && (
        <>
          <button type="button" data-close onClick={() => void save().catch(showProblem)}>
            {t("writing.export")}
          </button>
          <button type="button" data-close data-grave onClick={() => void discard()}>
            {t("writing.discard")}
          </button>
        </>
      )}
    </div>
  );
}
