import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonLook } from "../ui/buttonLook.ts";

/** Leads from a record to the certificate that it stands for. */
export function CertificateLink({ domain, kind, id }: { domain: string; kind: "program" | "class"; id: number }) {
  const { t } = useTranslation();
  return (
    <Link to="/$domain/certificate/$kind/$id" params={{ domain, kind, id: String(id) }} className={buttonLook("plain", "bar")}>
      {t("certificates.show")}
    </Link>
  );
}
