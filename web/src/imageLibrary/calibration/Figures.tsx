import type { CalibrationFigures } from "@vigil/xray/bag/calibrationFigures";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import { Card } from "../../ui/Card.tsx";
import styles from "./CalibrationPage.module.css";

const lengths = ["wire", "penetration", "resolution", "thinOrganic"] as const;

/** What was measured on the pixels of the object's first view. */
export function Figures({ figures }: { figures: CalibrationFigures }) {
  const { t } = useTranslation();
  const length = (value: number | null): string =>
    value === null ? t("scanner.calibration.nothing") : t("scanner.calibration.millimetres", { value: formatNumber(value) });
  const rows = [
    ...lengths.map((name) => ({ name, value: length(figures[name]) })),
    {
      name: "materials" as const,
      value:
        figures.materials === null
          ? t("scanner.calibration.grey")
          : t("scanner.calibration.ofSix", { value: formatNumber(figures.materials) }),
    },
  ];
  return (
    <Card title={t("scanner.calibration.figures")} lead={t("scanner.calibration.figuresLead")}>
      <dl className={styles.figures}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`scanner.calibration.${name}`)}</dt>
            <dd data-figure={name}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
