import { programCertificate } from "@vigil/model/compliance/programCertificate";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { plainText } from "../entity/plainText.ts";
import type { ListAnswer } from "../entity/row.ts";
import { can, useUser } from "../shell/user.ts";
import styles from "./PrintFrame.module.css";

interface PreviewSourceProps {
  /** The number of a certificate; empty for sample values. */
  value: string;
  choose: (id: string) => void;
}

/** With whose values a template is looked at: those of the newest certificates, for whoever may see them. */
export function PreviewSource({ value, choose }: PreviewSourceProps) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: [programCertificate.url, "newest"],
    queryFn: ({ signal }) =>
      call<ListAnswer>("GET", `${programCertificate.url}?fields=certificateId,firstName,lastName&limit=20&count=none`, { signal }),
    enabled: can(useUser(), "programCertificates:view"),
  });
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <label className={styles.field}>
      {t("certificates.previewOf")}
      <select name="previewOf" value={value} onChange={({ target }) => choose(target.value)}>
        <option value="">{t("certificates.sampleValues")}</option>
        {data.rows.map(({ id, ...row }) => (
          <option key={id} value={id}>
            {[plainText(row["certificateId"]), `${plainText(row["firstName"])} ${plainText(row["lastName"])}`.trim()].join(" · ")}
          </option>
        ))}
      </select>
    </label>
  );
}
