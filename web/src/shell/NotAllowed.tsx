import { useTranslation } from "react-i18next";
import { domainOfPage } from "../api.ts";
import { EmptyState } from "../ui/EmptyState.tsx";

/** In place of a page whose permission the user lacks. */
export function NotAllowed() {
  const { t } = useTranslation();
  return (
    <EmptyState page kind="error" title={t("shell.failedTitle")} text={t("problems.Forbidden")}>
      <a href={`/${domainOfPage()}`}>{t("shell.home")}</a>
    </EmptyState>
  );
}
