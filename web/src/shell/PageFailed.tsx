import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import { problemMessage } from "../problemMessage.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Button } from "../ui/Button.tsx";

/** In place of a page that could not be had. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  // Asking again would be answered the same.
  const final = error instanceof ApiProblem && [403, 404, 450].includes(error.status);
  const again = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return (
    <EmptyState page kind="error" title={t("shell.failedTitle")} text={problemMessage(error)}>
      {error instanceof ApiProblem && error.requestId && <small>{t("shell.requestId", { id: error.requestId })}</small>}
      {final ? (
        <a href={`/${domainOfPage()}`}>{t("shell.home")}</a>
      ) : (
        <Button kind="plain" onClick={again}>
          {t("shell.tryAgain")}
        </Button>
      )}
    </EmptyState>
  );
}
