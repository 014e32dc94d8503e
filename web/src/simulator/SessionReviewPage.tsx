import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SessionReview } from "@vigil/model/simulator/wire";
import { PlaceFlags } from "../integrity/PlaceFlags.tsx";
import { useTitle } from "../ui/useTitle.ts";
import { BackLink } from "./intro/LeaveLink.tsx";
import { Complete } from "./review/Complete.tsx";
import { requireLibrary } from "./review/requireLibrary.ts";
import { reviewQuery } from "./session/sessionCalls.ts";

interface Props {
  sessionId: number;
  /** Somebody else's session, for those who may audit. */
  audit?: boolean;
  /** The bag it opens at, from 0. */
  first?: number;
  /** The way back; without it to where the reader came from. */
  leave?: ReactNode;
}

/** A sealed session, read-only: each bag, each mark, each second. */
export function SessionReviewPage({ sessionId, audit = false, first = 0, leave = <BackLink /> }: Props) {
  const { t } = useTranslation();
  const { data, error } = useQuery(reviewQuery(sessionId, audit));
  const [index, setIndex] = useState<number | null>(first);
  const kindOf = ({ isQuiz, type, settings }: SessionReview): string =>
    isQuiz ? t("quizzes.kind") : t(type === "Exam" ? "simulator.exam" : settings.watch === null ? "simulator.practice" : "watch.kind");
  const title = data === undefined ? t("simulator.review") : `${t("simulator.review")} · ${kindOf(data)}`;
  useTitle(title);
  useEffect(() => {
    if (data !== undefined) requireLibrary(data);
  }, [data]);
  return (
    <Complete
      title={title}
      review={data}
      problem={error}
      leave={leave}
      audit={audit}
      flags={audit && <PlaceFlags simulatorSessionId={sessionId} />}
      index={index}
      onIndex={setIndex}
    />
  );
}
