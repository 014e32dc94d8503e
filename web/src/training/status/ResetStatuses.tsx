import type { ResetPreview } from "@vigil/model/training/wire";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import styles from "../../entity/list/List.module.css";
import { showProblem } from "../../shell/alerts.ts";
import { confirmed } from "../../shell/confirmation.ts";
import { locked } from "../../shell/lock.ts";
import { toast } from "../../shell/toasts.ts";
import { formatDuration } from "../../ui/format.ts";

interface ResetStatusesProps {
  /** The list's address. */
  url: "programstatuses" | "coursestatuses";
  ids: readonly number[];
  done: () => void;
}

/** Resets runs or courses, all or none; what stays and what begins anew is said before. */
export function ResetStatuses({ url, ids, done }: ResetStatusesProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const count = ids.length;
  const [only] = ids;

  const holds = async (): Promise<string> => {
    if (url !== "programstatuses" || count > 1 || only === undefined) return "";
    const { seconds, ...run } = await call<ResetPreview>("GET", `programstatuses/${only}/reset`);
    return `${t("reset.holds", { ...run, time: formatDuration(seconds) })} `;
  };
  const reset = async (kind: "hard" | "soft" | "course") => {
    try {
      const yes = await confirmed({
        title: t(`reset.${kind}Title`, { count }),
        text: `${await holds()}${t(`reset.${kind}Text`)}`,
        confirm: t(`reset.${kind}`),
        danger: true,
      });
      if (!yes) return;
      await locked(call("POST", `${url}/reset`, { body: kind === "course" ? { ids } : { ids, kind } }));
      done();
      toast(t("reset.done", { count }));
    } catch (problem) {
      showProblem(problem);
    }
    await queries.invalidateQueries({ queryKey: [url] });
  };
  const button = (kind: "hard" | "soft" | "course") => (
    <button key={kind} type="button" className={styles.button} data-danger onClick={() => void reset(kind)}>
      {t(`reset.${kind}`)}
    </button>
  );
  return <>{url === "programstatuses" ? [button("soft"), button("hard")] : button("course")}</>;
}
