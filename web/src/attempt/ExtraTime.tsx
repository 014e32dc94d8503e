import { usualTime } from "@vigil/model/attempt/extraTime";
import { useTranslation } from "react-i18next";
import { formatPercent } from "../ui/format.ts";

interface Props {
  /** Percent of the time others have. */
  extraTime: number;
  as?: "p" | "li";
  className?: string | undefined;
}

/** Tells a learner how much more time than others is theirs; nothing where it is as everybody's. */
export function ExtraTime({ extraTime, as: Line = "p", className }: Props) {
  const { t } = useTranslation();
  return extraTime > usualTime ? (
    <Line className={className}>{t("simulatorRules.extraTime", { percent: formatPercent(extraTime - usualTime) })}</Line>
  ) : null;
}
