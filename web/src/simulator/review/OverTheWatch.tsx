import { stretchMinutes, type Stretch } from "@vigil/model/simulator/watch/stretch";
import { useTranslation } from "react-i18next";
import { formatDecimal, formatNumber } from "../../ui/format.ts";
import { aboutSeconds } from "./aboutSeconds.ts";

interface Props {
  stretches: readonly Stretch[];
  className?: string | undefined;
  /** Times of many watches are known by steps. */
  rough?: boolean;
}

/** How long people took and what they let through as a watch went on. It is shown and never scored. */
export function OverTheWatch({ stretches, className, rough = false }: Props) {
  const { t } = useTranslation();
  return (
    <table className={className} aria-label={t("watch.over")}>
      <thead>
        <tr>
          <th scope="col">{t("watch.minutes")}</th>
          <th scope="col">{t("watch.median")}</th>
          <th scope="col">{t("watch.missed")}</th>
          <th scope="col">{t("review.bags")}</th>
        </tr>
      </thead>
      <tbody>
        {stretches.map(({ minutes, seconds, threats, missed, images }) => (
          <tr key={minutes}>
            <th scope="row">{t("watch.stretch", { from: formatNumber(minutes), until: formatNumber(minutes + stretchMinutes) })}</th>
            <td>{seconds === null ? "–" : rough ? aboutSeconds(seconds) : t("review.seconds", { seconds: formatDecimal(seconds, 1) })}</td>
            <td>{threats === 0 ? "–" : t("simulator.complete.of", { count: missed, total: threats })}</td>
            <td>{formatNumber(images)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
