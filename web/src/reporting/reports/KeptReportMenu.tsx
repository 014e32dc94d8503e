import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import type { KeptReport, KeptReportState } from "@vigil/model/reporting/reports/keptReport";
import type { ReportCode } from "@vigil/model/reporting/reports/report";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { NamedDialog, type NamedValue } from "../../entity/views/NamedDialog.tsx";
import styles from "../../entity/views/Views.module.css";
import { can, useUser } from "../../shell/user.ts";
import { useAct } from "../../shell/useAct.ts";
import { keptReportsQuery, keptReportsUrl } from "./keptReportsQuery.ts";

interface KeptReportMenuProps {
  code: ReportCode;
  own: boolean;
  all: readonly KeptReport[];
  kept: KeptReport | undefined;
  /** As the report stands now. */
  state: KeptReportState;
  changed: boolean;
  /** Shows one, or the report as usual; what was just kept of what is shown stays with its lines. */
  go: (to: KeptReport | undefined, stays?: "stays") => void;
}

/** What is kept of this report, and what can be done with the one that is shown. */
export function KeptReportMenu({ code, own, all, kept, state, changed, go }: KeptReportMenuProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { domain = "" } = useParams({ strict: false });
  const user = useUser();
  const url = keptReportsUrl(own);
  const { queryKey } = keptReportsQuery(own);
  const stale = [{ queryKey }];
  const mayShare = !own && can(user, "views:share");
  const [dialog, setDialog] = useState<"add" | "edit" | null>(null);
  /** In what is read already, so that it is there before it is read anew. */
  const remember = (made: KeptReport) =>
    queries.setQueryData(queryKey, (before) => [...(before ?? []).filter(({ id }) => id !== made.id), made]);
  const save = useAct({
    call: ({ id, revision }: KeptReport) => call<KeptReport>("PUT", `${url}/${id}`, { body: { revision, state } }),
    told: (_made, { name }) => t("keptReports.saved", { name }),
    stale,
    done: (made) => {
      remember(made);
      go(made, "stays");
    },
  });
  const remove = useAct({
    ask: ({ name, shared }: KeptReport) => ({
      title: t("keptReports.deleteTitle", { name }),
      text: t(shared ? "keptReports.deleteShared" : "keptReports.deleteText"),
      confirm: t("entity.deleteConfirm"),
      danger: true,
    }),
    call: ({ id }) => call("DELETE", `${url}/${id}`),
    told: () => t("keptReports.deleted"),
    done: () => go(undefined),
    stale,
  });
  const name = useAct({
    call: (value: NamedValue) =>
      dialog === "edit" && kept
        ? call<KeptReport>("PUT", `${url}/${kept.id}`, { body: { revision: kept.revision, ...value } })
        : call<KeptReport>("POST", url, { body: { code, ...value, state } }),
    told: (_made, value) => t("keptReports.saved", { name: value.name.trim() }),
    refusal: "here",
    stale,
    done: (made) => {
      remember(made);
      setDialog(null);
      if (dialog === "add") go(made, "stays");
    },
  });
  const entry = (label: string, act: () => unknown) => (
    <button type="button" className={styles.entry} data-close onClick={() => void act()}>
      {label}
    </button>
  );
  const choice = (each: KeptReport | undefined) => (
    <li key={each?.id ?? 0}>
      <button type="button" className={styles.entry} data-close aria-current={each?.id === kept?.id || undefined} onClick={() => go(each)}>
        <bdi>{each ? each.name : t("keptReports.usual")}</bdi>
      </button>
    </li>
  );
  const group = (title: string, shared: boolean) => {
    const those = all.filter((each) => each.shared === shared);
    return (
      those.length > 0 && (
        <>
          <h3 className={styles.group}>{title}</h3>
          <ul className={styles.entries}>{those.map(choice)}</ul>
        </>
      )
    );
  };
  return (
    <>
      <ul className={styles.entries}>{choice(undefined)}</ul>
      {group(t("keptReports.own"), false)}
      {group(t("keptReports.shared"), true)}
      {all.length === 0 && <p className={styles.hint}>{t("keptReports.none")}</p>}
      <hr className={styles.rule} />
      {kept?.mayEdit && changed && entry(t("keptReports.save"), () => save.run(kept))}
      {kept && changed && entry(t("keptReports.discard"), () => go(kept))}
      {entry(t("keptReports.saveAs"), () => setDialog("add"))}
      {kept?.mayEdit && entry(t("keptReports.edit"), () => setDialog("edit"))}
      {kept?.mayEdit && entry(t("keptReports.delete"), () => remove.run(kept))}
      {kept &&
        !own &&
        can(user, "subscriptions:add") &&
        entry(t("keptReports.mail"), () =>
          navigate({
            to: "/$domain/admin/$list/$id",
            params: { domain, list: "subscriptions", id: "add" },
            search: { scope: "REPORT", reportId: String(kept.id) } as never,
          }),
        )}
      {dialog !== null && (
        <NamedDialog
          words={{
            title: t(dialog === "edit" ? "keptReports.editTitle" : "keptReports.addTitle"),
            name: t("keptReports.name"),
            share: t("keptReports.share"),
            shareHint: t("keptReports.shareHint"),
            keep: t("keptReports.keep"),
          }}
          begun={dialog === "edit" && kept ? kept : { name: "", shared: false }}
          mayShare={mayShare}
          busy={name.busy}
          problem={name.problem}
          keep={(value) => void name.run(value)}
          close={() => setDialog(null)}
        />
      )}
    </>
  );
}
