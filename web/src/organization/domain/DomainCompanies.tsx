import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { can, useUser } from "../../shell/user.ts";
import { formatNumber } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./DomainCompanies.module.css";
import { domainCompaniesQuery } from "./domainCompaniesQuery.ts";
import { MoveCompany } from "./MoveCompany.tsx";

/** The member companies of a domain, and the way for another one to become one. */
export function DomainCompanies({ domainId }: { domainId: number }) {
  const { t } = useTranslation();
  const viewer = useUser();
  const { data: companies } = useSuspenseQuery(domainCompaniesQuery(domainId));
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t("companyMove.lead")}</p>
      <Table label={t("companyMove.tab")}>
        <thead>
          <tr>
            <th scope="col">{t("companyMove.company")}</th>
            <th scope="col">{t("companyMove.code")}</th>
            <th scope="col">{t("companyMove.users")}</th>
            <th scope="col">{t("companyMove.state")}</th>
          </tr>
        </thead>
        <tbody>
          {companies.map(({ id, name, code, users, active }) => (
            <tr key={id}>
              <td>
                <bdi>{name}</bdi>
              </td>
              <td>
                <bdi>{code === "" ? "–" : code}</bdi>
              </td>
              <td>{formatNumber(users)}</td>
              <td>
                <Tag tone={active ? "good" : "quiet"}>{t(active ? "companyMove.active" : "companyMove.inactive")}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {can(viewer, "domains:edit") && can(viewer, "domains:enter") && <MoveCompany domainId={domainId} />}
    </div>
  );
}
