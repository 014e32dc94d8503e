import { useQuery } from "@tanstack/react-query";
import { leastImages, wantedReliability } from "@vigil/model/measurement/observer/reliability";
import { halvedImages, imagesNeeded, leastHalved, type MeasuredReliability } from "@vigil/model/measurement/observer/splitHalves";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { formatDecimal, formatNumber } from "../../ui/format.ts";
import styles from "../observer/Measures.module.css";

/** How many images a figure needs to be more than a hint: by a working value, and by the domain's own answers where they say it. */
export function ReliabilityNote() {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ["measures", "reliability"],
    queryFn: ({ signal }) => call<{ measured: MeasuredReliability | null }>("GET", "measures/reliability", { signal }),
  });
  if (!data) return null;
  const { measured } = data;
  if (measured === null)
    return (
      <p className={styles.small}>
        {t("measures.reliability.unknown", { least: leastImages, people: formatNumber(leastHalved), images: formatNumber(halvedImages) })}
      </p>
    );
  const needed = imagesNeeded(measured, wantedReliability);
  return (
    <p className={styles.small}>
      {t("measures.reliability.measured", {
        images: formatNumber(measured.images),
        value: formatDecimal(measured.value, 2),
        low: formatDecimal(measured.low, 2),
        high: formatDecimal(measured.high, 2),
        people: formatNumber(measured.people),
      })}{" "}
      {needed === null
        ? t("measures.reliability.never")
        : t("measures.reliability.needed", {
            wanted: formatDecimal(wantedReliability, 1),
            needed: formatNumber(needed),
            least: formatNumber(leastImages),
          })}{" "}
      {t("measures.reliability.halves")}
    </p>
  );
}
