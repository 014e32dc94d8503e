import { isDoing } from "@vigil/model/training/step";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Message } from "../../ui/Message.tsx";
import { nextQuery } from "../trainingQueries.ts";
import own from "./FinishedNotice.module.css";
import { NextLink } from "./NextLink.tsx";

/** Beside results: a session that is missing among them, as it is decided and not finished. */
export function LeftToFinish({ domain }: { domain: string }) {
  const { t } = useTranslation();
  const { data: next } = useQuery(nextQuery);
  if (!next || !isDoing(next.step) || !next.step.decided) return null;
  return (
    <div className={own.left}>
      <Message kind="info" title={t("next.toFinish")}>
        <p>{t("next.decided")}</p>
        <p className={own.way}>
          <NextLink domain={domain} program={String(next.programId)} step={next.step} />
        </p>
      </Message>
    </div>
  );
}
