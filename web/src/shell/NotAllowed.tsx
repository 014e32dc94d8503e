import { useTranslation } from "react-i18next";
import { domainOfPage } from "../api.ts";
import { EmptyState } from "../ui/EmptyState.tsx";

/** In place of a page whose permission the user lacks, or whose plugin the domain does. */
export function NotAllowed({ why = "Forbidden" }: { why?: "Forbidden" | "AddonOff" }) {
  const { t } = useTranslation();
  return (
    <EmptyState page kind="error" title={t("shell.failedTitle")} text={t(why === "Forbidden" ? "problems.Forbidden" : "problems.AddonOff")}>
      <a href={`/${domainOfPage()}`}>{t("shell.home")}</a>
    </EmptyState>
  );
}
