import type { RuleStanding } from "@vigil/model/reporting/measures/workStanding";
import { useTranslation } from "react-i18next";
import { Tag } from "../../ui/Tag.tsx";
import { CertifyingPrograms } from "./StandingWords.tsx";
import styles from "./standing.module.css";

/** What keeps a learner from work, by which rule and why, and which program ends it: it comes before whatever else there is to do. */
export function BarredNote({ rules }: { rules: readonly RuleStanding[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.words}>
      <span>
        <Tag tone="bad">{t("authority.standings.barred")}</Tag>
      </span>
      {rules.map(({ ruleId, rule, reasons, certifiedBy }) => (
        <div key={ruleId} className={styles.words}>
          <span>
            <bdi>{rule}</bdi> · {reasons.map((reason) => t(`authority.reasons.${reason}`)).join(" ")}
          </span>
          <CertifyingPrograms programs={certifiedBy} />
        </div>
      ))}
    </div>
  );
}
