import type { CompanyMovePreview } from "@vigil/model/organization/companyMove";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import styles from "./DomainCompanies.module.css";

/** What a move takes along and leaves behind, and what is in its way. */
export function MoveOutcome({ preview, children }: { preview: CompanyMovePreview; children: ReactNode }) {
  const { t } = useTranslation();
  const { companies, assignments, groups, sites, programs, identities, holds, taken, twice } = preview;
  const users = companies.reduce((sum, one) => sum + one.users, 0);
  const part = (title: string, rows: readonly (readonly [string, number | string])[]) => (
    <section>
      <h3>{title}</h3>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>{typeof value === "number" ? formatNumber(value) : <bdi>{value}</bdi>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
  const held = [
    ...holds.map(({ hold, count }) => [t(`companyMove.holds.${hold}`), count] as const),
    ...(taken.length > 0 ? [[t("companyMove.taken"), taken.slice(0, 5).join(", ")] as const] : []),
    ...(twice.length > 0 ? [[t("companyMove.twice"), twice.slice(0, 5).join(", ")] as const] : []),
  ];
  return (
    <div role="status">
      {companies.map(({ id, name, domain }) => (
        <p key={id}>{t("companyMove.previewOf", { company: name, domain })}</p>
      ))}
      <div className={styles.outcome}>
        {part(t("companyMove.along"), [
          [t("companyMove.people"), users],
          [t("companyMove.assignments"), assignments],
        ])}
        {part(t("companyMove.behind"), [
          [t("companyMove.programs"), programs],
          [t("companyMove.groups"), groups],
          [t("companyMove.sites"), sites],
          [t("companyMove.identities"), identities],
        ])}
        {held.length > 0 && part(t("companyMove.inTheWay"), held)}
      </div>
      {holds.length > 0 && (
        <section className={styles.ways}>
          <h3>{t("companyMove.waysOut")}</h3>
          <ul>
            {holds.map(({ hold }) => (
              <li key={hold}>
                {t(`companyMove.holds.${hold}`)}: {t(`companyMove.ways.${hold}`)}
              </li>
            ))}
          </ul>
          {holds.some(({ way }) => way === "anew") && <p>{t("companyMove.anew")}</p>}
        </section>
      )}
      {children}
    </div>
  );
}
