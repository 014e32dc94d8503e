import type { FirstSessionResult } from "@vigil/model/simulator/wire";
import { useTranslation } from "react-i18next";
import { formatInstant, formatPercent } from "../../ui/format.ts";
import introStyles from "../intro/Intro.module.css";

/** How a session stood before it was marked again, and why it was. */
export function FirstResult({ first }: { first: FirstSessionResult }) {
  const { t } = useTranslation();
  const result = t(first.passed ? "simulator.complete.firstPassed" : "simulator.complete.firstFailed");
  return (
    <p className={introStyles.quiet}>
      {t("simulator.complete.markedAgain", { at: formatInstant(first.regradedAt), reason: first.reason })}{" "}
      {t("simulator.complete.firstResult", { score: formatPercent(first.score, 2), result })}
      {first.passKept && ` ${t("simulator.complete.passKept")}`}
    </p>
  );
}
