import type { ResetPreview } from "@vigil/model/training/resetPreview";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";
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
  const count = ids.length;
  const [only] = ids;

  const holds = async (): Promise<string> => {
    if (url !== "programstatuses" || count > 1 || only === undefined) return "";
    const { seconds, ...run } = await call<ResetPreview>("GET", `programstatuses/${only}/reset`);
    return `${t("reset.holds", { ...run, time: formatDuration(seconds) })} `;
  };
  const { run } = useAct({
    ask: async (kind: "hard" | "soft" | "course") => ({
      title: t(`reset.${kind}Title`, { count }),
      text: `${await holds()}${t(`reset.${kind}Text`)}`,
      confirm: t(`reset.${kind}`),
      danger: true,
    }),
    call: (kind) => call("POST", `${url}/reset`, { body: kind === "course" ? { ids } : { ids, kind } }),
    done,
    told: () => t("reset.done", { count }),
    stale: [{ queryKey: [url] }],
  });
  const button = (kind: "hard" | "soft" | "course") => (
    <Button key={kind} kind="grave" size="bar" onClick={() => void run(kind)}>
      {t(`reset.${kind}`)}
    </Button>
  );
  return <>{url === "programstatuses" ? [button("soft"), button("hard")] : button("course")}</>;
}
