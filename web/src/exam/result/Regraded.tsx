import type { FirstResult } from "@vigil/model/exam/examWire";
import { useTranslation } from "react-i18next";
import { formatPercent } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";

/** An exam that was marked again says how it stood first, and why that is not what it is now. */
export function Regraded({ first: { score, passed, reason, passKept } }: { first: FirstResult }) {
  const { t } = useTranslation();
  const state = t(passed ? "exam.passed" : "exam.notPassed");
  return (
    <Message kind="info" title={t("exam.regraded")}>
      <span dir="auto">
        {score === null
          ? t("exam.regradedNoScore", { state, reason })
          : t("exam.regradedScore", { score: formatPercent(score, 2), state, reason })}
      </span>{" "}
      {passKept && t("exam.passKept")}
    </Message>
  );
}
