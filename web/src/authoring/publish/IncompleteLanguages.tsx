import { readableFaults } from "@vigil/model/authoring/readableFaults";
import { ownName } from "@vigil/model/phrases/languages";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Message } from "../../ui/Message.tsx";
import { useDraft } from "../draft/useDraft.ts";

/** Said before publishing: whose learners read some of the course in another language than theirs. */
export function IncompleteLanguages() {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const found = useMemo(
    () =>
      readableFaults(desk.parts.all()).flatMap(({ code, locale }) =>
        code === "languageIncomplete" && locale !== null ? [ownName(locale)] : [],
      ),
    [desk],
  );
  if (found.length === 0) return null;
  return (
    <Message kind="warning" title={t("writing.translations.incomplete")}>
      {t("writing.translations.publishText", { languages: found.join(", ") })}
    </Message>
  );
}
