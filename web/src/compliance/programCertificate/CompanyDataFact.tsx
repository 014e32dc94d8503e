import type { CertificateName } from "@vigil/model/compliance/certificateWire";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { plainText } from "../../entity/plainText.ts";
import { can, useUser } from "../../shell/user.ts";
import { saidName } from "./saidName.ts";
import styles from "./CompanyDataFact.module.css";

/** Further fields of the company, as its template calls them; whoever may not read templates reads their names as words. */
export function CompanyDataFact({ data }: { data: Readonly<Record<string, unknown>> }) {
  const { t } = useTranslation();
  const entries = Object.entries(data);
  const { data: names = [] } = useQuery({
    queryKey: ["certificatetemplates", "names"],
    queryFn: ({ signal }) => call<CertificateName[]>("GET", "certificatetemplates/names", { signal }),
    enabled: can(useUser(), "certificateTemplates:view") && entries.length > 0,
  });
  if (entries.length === 0) return t("entity.none");
  const labelOf = (name: string) => names.find((one) => one.group === "company" && one.name === name && one.label)?.label ?? saidName(name);
  const said = (value: unknown) => (typeof value === "boolean" ? t(value ? "entity.yes" : "entity.no") : plainText(value) || "–");
  return (
    <dl className={styles.data}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>
            <bdi>{labelOf(name)}</bdi>
          </dt>
          <dd>
            <bdi>{said(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
