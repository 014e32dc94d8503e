import { numbersOf } from "@vigil/model/exam/answerValue";
import { useTranslation } from "react-i18next";
import { StepList } from "../../training/page/labs/StepList.tsx";
import { Button } from "../../ui/Button.tsx";
import styles from "./kinds.module.css";
import type { KindProps } from "./kindProps.ts";

/** Steps as they are offered, or as they were put. Who finds them right as they stand says so: else nothing is answered. */
export function OrderAnswer({ question: { options }, value, onAnswer, disabled }: KindProps) {
  const { t } = useTranslation();
  const order = value.length === options.length ? numbersOf(value) : options.map(({ id }) => id);
  return (
    <div className={styles.body}>
      <StepList steps={options} order={order} onMove={onAnswer} fixed={disabled} />
      <p className={styles.said}>
        {value.length === 0 ? (
          <Button kind="plain" disabled={disabled} onClick={() => onAnswer(order)}>
            {t("exam.orderAsItStands")}
          </Button>
        ) : (
          <span className={styles.hint}>✓ {t("exam.orderAnswered")}</span>
        )}
      </p>
    </div>
  );
}
