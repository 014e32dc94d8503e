import { importOutcomes, type ImportCounts } from "@vigil/model/organization/userImport/importWire";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import { outcomeTone } from "./outcomeTone.ts";
import styles from "./UserImport.module.css";

/** How many lines become what; what is nobody's is left out. */
export function ImportFigures({ counts }: { counts: ImportCounts }) {
  const { t } = useTranslation();
  const told = importOutcomes.filter((outcome) => counts[outcome] > 0);
  return (
    <ul className={styles.figures}>
      {told.map((outcome) => (
        <li key={outcome}>
          <Tag tone={outcomeTone[outcome]}>
            {formatNumber(counts[outcome])} {t(`userImport.outcomes.${outcome}`)}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
