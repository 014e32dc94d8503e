import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import styles from "../entity/list/List.module.css";

/** Leads from a record to the certificate that it stands for. */
export function CertificateLink({ domain, kind, id }: { domain: string; kind: "program" | "class"; id: number }) {
  const { t } = useTranslation();
  return (
    <Link to="/$domain/certificate/$kind/$id" params={{ domain, kind, id: String(id) }} className={styles.button}>
      {t("certificates.show")}
    </Link>
  );
}
