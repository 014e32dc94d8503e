import { useQuery } from "@tanstack/react-query";
import type { ImageDifficulty } from "@vigil/model/measurement/difficulty/difficultyWire";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { Card } from "../../ui/Card.tsx";
import { formatDecimal, formatNumber, formatPercent } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../Library.module.css";

/** How hard an image is by what was measured and answered, how sure that is, and where its level comes from. */
export function DifficultyCard({ imageId }: { imageId: number }) {
  const { t } = useTranslation();
  const { data, error } = useQuery({
    queryKey: ["images", "difficulty", imageId],
    queryFn: ({ signal }) => call<ImageDifficulty>("GET", `images/${imageId}/difficulty`, { signal }),
  });
  if (error) return <Message kind="error">{problemMessage(error)}</Message>;
  if (!data) return <Skeleton height={120} />;
  const { answers, leastAnswers, difficulty, rightly, level, answeredLevel, measuredLevels } = data;
  const rows = [
    [
      t("imageDifficulty.value"),
      t(
        "imageDifficulty.range",
        shown(difficulty, (value) => formatDecimal(value, 2)),
      ),
    ],
    [t("imageDifficulty.rightly"), t("imageDifficulty.range", shown(rightly, formatPercent))],
    [t("imageDifficulty.level"), formatNumber(measuredLevels ? (answeredLevel ?? level) : level)],
  ];
  return (
    <Card title={t("imageDifficulty.title")}>
      <dl className={styles.meetings}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {answers === 0
          ? t("imageDifficulty.measured")
          : !measuredLevels
            ? t("imageDifficulty.kept", { answers: formatNumber(answers) })
            : answeredLevel === null
              ? t("imageDifficulty.few", { answers: formatNumber(answers), least: formatNumber(leastAnswers) })
              : t("imageDifficulty.answered", { answers: formatNumber(answers), level: formatNumber(level) })}
      </p>
    </Card>
  );
}

const shown = ({ value, low, high }: ImageDifficulty["difficulty"], format: (value: number) => string) => ({
  value: format(value),
  low: format(low),
  high: format(high),
});
