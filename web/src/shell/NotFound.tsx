import { useTranslation } from "react-i18next";
import { domainOfPage } from "../api.ts";
import { EmptyState } from "../ui/EmptyState.tsx";

export function NotFound() {
  const { t } = useTranslation();
  return (
    <EmptyState page title={t("shell.notFoundTitle")} text={t("shell.notFoundText")}>
      <a href={`/${domainOfPage()}`}>{t("shell.home")}</a>
    </EmptyState>
  );
}
