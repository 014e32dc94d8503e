import { quiz } from "@vigil/model/quiz/quiz";
import { useTranslation } from "react-i18next";
import { ImportFile } from "../curriculum/ImportFile.tsx";
import { download } from "../download.ts";
import type { RowActionsProps } from "../entity/place.ts";
import { showProblem } from "../shell/alerts.ts";
import { toast } from "../shell/toasts.ts";
import { Button } from "../ui/Button.tsx";
import { can, useUser } from "../shell/user.ts";

export function QuizListActions() {
  const { t } = useTranslation();
  if (!can(useUser(), "quizzes:edit")) return null;
  return <ImportFile url={quiz.url} title={t("imports.quizTitle")} lead={t("imports.quizLead")} />;
}

export function QuizRowActions({ record, mayEdit }: RowActionsProps<typeof quiz>) {
  const { t } = useTranslation();
  if (record.type !== "content" || !mayEdit) return null;
  const tellFilms = (headers: Headers) => {
    const count = Number(headers.get("x-films-left"));
    if (count > 0) toast(t("quizzes.film.left", { count }));
  };
  const save = () => download(`${quiz.url}/${record.id}/export`, `${record.name}.csv`, tellFilms).catch(showProblem);
  return (
    <Button kind="plain" size="bar" onClick={() => void save()}>
      {t("imports.exportQuiz")}
    </Button>
  );
}
