import { useNavigate } from "@tanstack/react-router";
import type { KeptReport, KeptReportState } from "@vigil/model/reporting/reports/keptReport";
import type { ReportCode } from "@vigil/model/reporting/reports/report";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { useStillHere } from "../../shell/useStillHere.ts";
import { buttonLook } from "../../ui/buttonLook.ts";
import { Message } from "../../ui/Message.tsx";
import { Popover } from "../../ui/Popover.tsx";
import styles from "./Report.module.css";

const KeptReportMenu = lazy(async () => ({ default: (await import("./KeptReportMenu.tsx")).KeptReportMenu }));

interface KeptReportPickerProps {
  code: ReportCode;
  own: boolean;
  all: readonly KeptReport[];
  kept: KeptReport | undefined;
  gone: boolean;
  state: KeptReportState;
  /** What is shown, as long as it says what is asked. */
  runId: number | undefined;
  /** What was typed is given up. */
  again: () => void;
}

/** Which kept report this is, whether it was changed since, and what of it had to be left away. */
export function KeptReportPicker({ code, own, all, kept, gone, state, runId, again }: KeptReportPickerProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const changed = kept !== undefined && !same(state, kept.state);
  const go = (to: KeptReport | undefined, stays?: "stays") => {
    if (!stillHere()) return;
    again();
    const order = to?.state.order ?? "";
    void navigate({
      to: ".",
      search: {
        ...(stays && runId !== undefined && { run: String(runId) }),
        ...(to && { kept: String(to.id) }),
        ...(order !== "" && { order }),
      } as never,
      resetScroll: false,
    });
  };
  const nameOf = (name: string): string => phraseOf(`reports.parameters.${name}`, phraseOf(`reports.columns.${name}`, name));
  return (
    <>
      <div className={styles.kept}>
        <Popover
          label={t("keptReports.title")}
          align="start"
          buttonClass={buttonLook("text", "bar")}
          button={
            <>
              <bdi>{kept?.name ?? t("keptReports.title")}</bdi>
              {changed && ` · ${t("keptReports.changed")}`}
              <span aria-hidden> ▾</span>
            </>
          }
        >
          <Suspense>
            <KeptReportMenu {...{ code, own, all, kept, state, changed, go }} />
          </Suspense>
        </Popover>
      </div>
      {gone && <Message kind="warning">{t("keptReports.gone")}</Message>}
      {kept && kept.left.length > 0 && (
        <Message kind="warning">{t("keptReports.left", { fields: kept.left.map(nameOf).join(", ") })}</Message>
      )}
    </>
  );
}

/** Whatever the order of their parts, and of columns which are shown. */
const same = (one: KeptReportState, other: KeptReportState): boolean =>
  one.order === other.order &&
  one.columns.toSorted().join() === other.columns.toSorted().join() &&
  (Object.keys(other.ask) as (keyof KeptReportState["ask"])[]).every((name) => text(one.ask[name]) === text(other.ask[name]));
const text = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    each !== null && typeof each === "object" && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([first], [second]) => first.localeCompare(second)))
      : each,
  );
