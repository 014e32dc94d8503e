import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { reportCategories } from "@vigil/model/reporting/reports/reportShape";
import type { ReportRecord } from "@vigil/model/reporting/reports/reportWire";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { useUser } from "../../shell/user.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import styles from "./Report.module.css";
import { KeptReportList } from "./KeptReportList.tsx";
import { reportsQuery } from "./reportCalls.ts";

/** The reports of the administration. */
export function ReportListPage() {
  const { permissions } = useUser();
  return permissions.includes("reports:view") ? <Reports own={false} /> : <NotAllowed />;
}

/** What learners can be told about themselves. */
export function LearnerReportListPage() {
  const { permissions } = useUser();
  return permissions.includes("training:take") ? <Reports own /> : <NotAllowed />;
}

const fold = (text: string): string => text.normalize("NFKD").toLocaleLowerCase();

function Reports({ own }: { own: boolean }) {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const [words, setWords] = useState("");
  const { data } = useQuery(reportsQuery(own));
  const fits = (report: ReportRecord) =>
    fold(words)
      .split(/\s+/u)
      .every((word) => fold(`${report.code} ${nameOf(report)} ${descriptionOf(report)}`).includes(word));
  const found = data?.rows.filter(fits) ?? [];
  return (
    <>
      <PageHead
        title={t("reports.title")}
        {...(own ? {} : { crumb: t("shell.rooms.reporting") })}
        lead={t(own ? "reports.learnerLead" : "reports.lead")}
      />
      <input
        type="search"
        className={styles.search}
        placeholder={t("reports.search")}
        aria-label={t("reports.search")}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <KeptReportList
        own={own}
        fits={(text) =>
          fold(words)
            .split(/\s+/u)
            .every((word) => fold(text).includes(word))
        }
      />
      {data && found.length === 0 && <EmptyState title={t("reports.noneFound")} text={t("reports.lead")} />}
      {reportCategories.map((category) => {
        const members = found.filter((report) => report.category === category);
        return (
          members.length > 0 && (
            <section key={category} className={styles.category} aria-labelledby={`reports-${category}`}>
              <h2 id={`reports-${category}`}>{t(`reports.categories.${category}`)}</h2>
              <ul className={styles.list}>
                {members.map((report) => (
                  <li key={report.code}>
                    <Link
                      to={own ? "/$domain/reports/$code" : "/$domain/admin/reports/$code"}
                      params={{ domain, code: report.code }}
                      className={styles.report}
                    >
                      <span className={styles.code}>{report.code}</span>
                      <strong>{nameOf(report)}</strong>
                      <span className={styles.description}>{descriptionOf(report)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}

// The page's language may be changed after the list was fetched.
const nameOf = ({ code, name }: ReportRecord): string => phraseOf(`reports.list.${code}.name`, name);
const descriptionOf = ({ code, description }: ReportRecord): string => phraseOf(`reports.list.${code}.description`, description);
