import type { ResetPreview } from "@vigil/model/training/resetPreview";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { Selected } from "../../entity/bulk/selected.ts";
import { useBulkAct } from "../../entity/bulk/useBulkAct.ts";
import { Button } from "../../ui/Button.tsx";
import { formatDuration } from "../../ui/format.ts";

type ResetKind = "hard" | "soft" | "course";

interface ResetStatusesProps {
  /** The list's address. */
  url: "programstatuses" | "coursestatuses";
  chosen: Selected;
  done: () => void;
}

/** Resets runs or courses: what stays and what begins anew is said before. */
export function ResetStatuses({ url, chosen, done }: ResetStatusesProps) {
  const { t } = useTranslation();
  const { count, on } = chosen;
  const single = "ids" in on && on.ids.length === 1 ? on.ids[0] : undefined;

  const holds = async (): Promise<string> => {
    if (url !== "programstatuses" || single === undefined) return "";
    const { seconds, ...run } = await call<ResetPreview>("GET", `programstatuses/${single}/reset`);
    return `${t("reset.holds", { ...run, time: formatDuration(seconds) })} `;
  };
  const { run } = useBulkAct<[ResetKind]>({
    chosen,
    ask: async (kind: ResetKind) => ({
      title: t(`reset.${kind}Title`, { count }),
      text: `${await holds()}${t(`reset.${kind}Text`)}`,
      confirm: t(`reset.${kind}`),
      danger: true,
    }),
    path: (_kind: ResetKind) => `${url}/reset`,
    body: (kind: ResetKind) => (kind === "course" ? {} : { kind }),
    done,
    told: (reset) => t("reset.done", { count: reset }),
    stale: [{ queryKey: [url] }],
  });
  const button = (kind: ResetKind) => (
    <Button key={kind} kind="grave" size="bar" onClick={() => void run(kind)}>
      {t(`reset.${kind}`)}
    </Button>
  );
  return <>{url === "programstatuses" ? [button("soft"), button("hard")] : button("course")}</>;
}
