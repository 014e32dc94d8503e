import { workLineOutcomes, type WorkCounts, type WorkLineOutcome } from "@vigil/model/measurement/work/workWire";
import { useTranslation } from "react-i18next";
import styles from "../../organization/userImport/UserImport.module.css";
import { formatNumber } from "../../ui/format.ts";
import { Tag, type Tone } from "../../ui/Tag.tsx";

export const workTone: Readonly<Record<WorkLineOutcome, Tone>> = { new: "good", known: "quiet", faulty: "bad" };

/** How many lines are what; what no line is, is left out. */
export function WorkFigures({ counts }: { counts: WorkCounts }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.figures}>
      {workLineOutcomes
        .filter((outcome) => counts[outcome] > 0)
        .map((outcome) => (
          <li key={outcome}>
            <Tag tone={workTone[outcome]}>
              {formatNumber(counts[outcome])} {t(`workImport.outcomes.${outcome}`)}
            </Tag>
          </li>
        ))}
    </ul>
  );
}
