import { mostLagMs } from "@vigil/model/attempt/countedTime";
import type { SessionImage } from "@vigil/model/simulator/wire";
import { useTranslation } from "react-i18next";
import { formatSeconds } from "../../ui/format.ts";
import styles from "./ReviewScreen.module.css";

interface Props {
  /** When the decision before it arrived: nothing was looked at earlier. */
  previousMs: number;
  served: NonNullable<SessionImage["served"]>;
  /** How long it was looked at, as it counts. */
  toldSeconds: number | null;
}

/** What the server saw for itself of one bag: its picture handed out, its decision arriving, and how far the counted time is from that. */
export function Served({ served: { issuedMs, receivedMs }, previousMs, toldSeconds }: Props) {
  const { t } = useTranslation();
  const at = (milliseconds: number): string => formatSeconds(Math.round(milliseconds / 100) / 10);
  const betweenMs = issuedMs === null || receivedMs === null ? null : receivedMs - Math.max(issuedMs, previousMs);
  const difference = betweenMs === null || toldSeconds === null ? 0 : betweenMs - 1000 * toldSeconds;
  return (
    <p className={styles.facts}>
      {issuedMs === null ? t("simulatorRules.neverIssued") : t("simulatorRules.issued", { time: at(issuedMs) })}
      {receivedMs !== null && ` · ${t("simulatorRules.received", { time: at(receivedMs) })}`}
      {betweenMs !== null && betweenMs >= 0 && ` · ${t("simulatorRules.between", { time: at(betweenMs) })}`}
      {difference > mostLagMs && ` (${t("simulatorRules.difference", { time: at(difference) })})`}
    </p>
  );
}
