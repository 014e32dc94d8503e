import type { DraftHistoryEntry } from "@vigil/model/authoring/draftWire";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { formatInstant } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import forms from "../desk/forms.module.css";
import { draftHistory, restoreDraft } from "../draft/draftCalls.ts";
import { useDraft } from "../draft/useDraft.ts";

const wholes: readonly string[] = ["course", "outline", "objectives", "glossary", "labs", "questions"];

/** Who changed the draft and when, and the way back to before that. */
export function HistoryDialog({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const { draft, desk } = useDraft();
  const { data, error, refetch } = useQuery({
    queryKey: ["courses", draft.courseId, "draft", "history"],
    queryFn: async () => {
      await desk.saver.flush();
      return draftHistory(draft.courseId);
    },
    gcTime: 0,
    retry: false,
  });
  const { run: restore, busy } = useAct({
    ask: ({ at }: DraftHistoryEntry) => ({
      title: t("writing.restore"),
      text: t("writing.restoreText", { at: formatInstant(at) }),
      confirm: t("writing.restore"),
    }),
    call: async ({ at }: DraftHistoryEntry) => {
      await desk.saver.flush();
      return restoreDraft(draft.courseId, at);
    },
    done: async (news) => {
      desk.take(news);
      await refetch();
    },
    told: () => t("writing.restored"),
  });
  const nameOf = (piece: string): string => {
    if (wholes.includes(piece)) return t(`writing.pieces.${piece as "course"}`);
    const block = desk.parts.keyed(piece)?.block;
    const name = block && ("title" in block ? block.title : "name" in block ? block.name : undefined);
    return name || t("writing.unnamed");
  };
  return (
    <Dialog title={t("writing.history")} onClose={close}>
      <div className={forms.dialog}>
        {error && <Message kind="error">{problemMessage(error)}</Message>}
        {!data && !error && <Skeleton height={160} />}
        {data?.length === 0 && <p>{t("writing.noHistory")}</p>}
        <ol className={forms.history}>
          {data?.map((entry) => (
            <li key={`${entry.at} ${entry.by}`}>
              <div>
                <strong>{formatInstant(entry.until)}</strong> <bdi>{entry.by ?? t("writing.somebody")}</bdi>
                <p className={forms.hint}>
                  {t("writing.changes", { count: entry.changes })}:{" "}
                  <bdi>{[...new Set(entry.pieces.map(nameOf))].slice(0, 4).join(", ")}</bdi>
                </p>
              </div>
              <Button kind="plain" size="small" busy={busy} onClick={() => void restore(entry)}>
                {t("writing.restore")}
              </Button>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
