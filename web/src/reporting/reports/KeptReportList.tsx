import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Tag } from "../../ui/Tag.tsx";
import { keptReportsQuery } from "./keptReportsQuery.ts";
import styles from "./Report.module.css";

/** What is kept under a name stands above the reports it was made of. */
export function KeptReportList({ own, fits }: { own: boolean; fits: (text: string) => boolean }) {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const { data } = useQuery(keptReportsQuery(own));
  const found = (data ?? []).filter(({ name, code }) => fits(`${name} ${code} ${t(`reports.list.${code}.name`)}`));
  if (found.length === 0) return null;
  return (
    <section className={styles.category} aria-labelledby="reports-kept">
      <h2 id="reports-kept">{t("keptReports.title")}</h2>
      <ul className={styles.list}>
        {found.map(({ id, code, name, shared, state: { order } }) => (
          <li key={id}>
            <Link
              to={own ? "/$domain/reports/$code" : "/$domain/admin/reports/$code"}
              params={{ domain, code }}
              search={{ kept: String(id), ...(order !== "" && { order }) } as never}
              className={styles.report}
            >
              <span className={styles.code}>{code}</span>
              <strong>
                <bdi>{name}</bdi> {shared && <Tag tone="quiet">{t("keptReports.shared")}</Tag>}
              </strong>
              <span className={styles.description}>{t(`reports.list.${code}.name`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
