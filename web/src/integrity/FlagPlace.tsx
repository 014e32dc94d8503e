import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { inWords } from "../dataWords.ts";
import { phraseOf } from "../phraseOf.ts";
import { can, useUser } from "../shell/user.ts";

interface Place {
  type: string;
  sealed: boolean;
  of: "courses" | "quizzes";
  title: string | null;
  session?: number;
  attempt?: number;
  user?: number;
  item?: number;
}

/** The session or attempt that looks odd; it opens in audit once it is handed in. */
export function FlagPlace({ place }: { place: unknown }): ReactNode {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const user = useUser();
  if (place === null || place === undefined) return "–";
  const { type, sealed, of, title, session, attempt, user: learner, item } = place as Place;
  const kind = phraseOf(`integrity.places.${session !== undefined && of === "quizzes" ? "simulatorQuiz" : type}`, type);
  const named =
    title === null ? kind : t("integrity.placeOf", { place: kind, title: of === "courses" ? inWords("courses", title) : title });
  if (!sealed) return <bdi>{`${named} (${t("integrity.stillOpen")})`}</bdi>;
  if (!can(user, "audit:view")) return <bdi>{named}</bdi>;
  return session === undefined ? (
    <Link
      to="/$domain/audit/$user/$kind/$item/exams/$session"
      params={{ domain, user: String(learner), kind: of, item: String(item), session: String(attempt) }}
      preload={false}
    >
      <bdi>{named}</bdi>
    </Link>
  ) : (
    <Link to="/$domain/simulator/review/$session" params={{ domain, session: String(session) }} preload={false}>
      <bdi>{named}</bdi>
    </Link>
  );
}
