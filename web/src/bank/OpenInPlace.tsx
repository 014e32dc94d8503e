import type { BankedQuestion } from "@vigil/model/bank/bankQuestion";
import { keyOf } from "@vigil/model/authoring/draftPart";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { questionHash } from "../quiz/questionHash.ts";
import { buttonLook } from "../ui/buttonLook.ts";

interface OpenInPlaceProps {
  domain: string;
  record: BankedQuestion;
  /** Its own there. */
  number: number;
  /** Whether the draft of its course is open to who asks: one that all domains share is open to those who keep it. */
  writes: boolean;
}

/** Leads to where a question is written: its quiz, or the draft of its course. */
export function OpenInPlace({ domain, record: { place, quizId, courseId, state }, number, writes }: OpenInPlaceProps) {
  const { t } = useTranslation();
  if (place === "quiz")
    return (
      <p>
        <Link
          className={buttonLook("plain", "small")}
          to="/$domain/admin/$list/$id/$tab"
          params={{ domain, list: "quizzes", id: String(quizId), tab: "questions" }}
          hash={questionHash(number)}
        >
          {t("bank.open")}
        </Link>
      </p>
    );
  return (
    <p>
      {writes && (
        <Link
          className={buttonLook("plain", "small")}
          to="/$domain/admin/courses/$id/write/$place"
          params={{ domain, id: String(courseId), place: "questions" }}
          hash={keyOf("question", number)}
        >
          {t("bank.open")}
        </Link>
      )}{" "}
      {state !== "draft" && (
        <Link
          className={buttonLook("plain", "small")}
          to="/$domain/admin/$list/$id/$tab"
          params={{ domain, list: "courses", id: String(courseId), tab: "versions" }}
        >
          {t("bank.openVersion")}
        </Link>
      )}
    </p>
  );
}
