import type { BankedQuestion } from "@vigil/model/bank/bankQuestion";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { can, useUser } from "../shell/user.ts";
import { buttonLook } from "../ui/buttonLook.ts";

/** Leads to where a question is written: its quiz, or the draft of its course. */
export function OpenInPlace({ domain, record: { place, quizId, courseId, state } }: { domain: string; record: BankedQuestion }) {
  const { t } = useTranslation();
  const writes = can(useUser(), "courses:author");
  if (place === "quiz")
    return (
      <p>
        <Link
          className={buttonLook("plain", "small")}
          to="/$domain/admin/$list/$id/$tab"
          params={{ domain, list: "quizzes", id: String(quizId), tab: "questions" }}
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
