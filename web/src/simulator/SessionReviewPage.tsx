import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTitle } from "../ui/useTitle.ts";
import { BackLink } from "./intro/LeaveLink.tsx";
import { Complete } from "./review/Complete.tsx";
import { reviewQuery } from "./session/sessionCalls.ts";

interface Props {
  sessionId: number;
  /** Somebody else's session, for those who may audit. */
  audit?: boolean;
  /** The way back; without it to where the reader came from. */
  leave?: ReactNode;
}

/** A sealed session, read-only: each bag, each mark, each second. */
export function SessionReviewPage({ sessionId, audit = false, leave = <BackLink /> }: Props) {
  const { t } = useTranslation();
  const { data, error } = useQuery(reviewQuery(sessionId, audit));
  const title =
    data === undefined
      ? t("simulator.review")
      : `${t("simulator.review")} · ${t(data.type === "Exam" ? "simulator.exam" : "simulator.practice")}`;
  useTitle(title);
  return <Complete title={title} review={data} problem={error} leave={leave} audit={audit} firstBag={0} />;
}
