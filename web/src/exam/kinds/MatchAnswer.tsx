import { pairsOf } from "@vigil/model/exam/answerValue";
import { useTranslation } from "react-i18next";
import { PlacingBoard } from "../../training/page/labs/PlacingBoard.tsx";
import styles from "./kinds.module.css";
import type { KindProps } from "./kindProps.ts";

/** Items, each put where it belongs. */
export function MatchAnswer({ question: { options }, value, onAnswer, disabled }: KindProps) {
  const { t } = useTranslation();
  const pairs = pairsOf(value);
  const items = options.filter(({ side }) => side === undefined);
  const without = (item: number) => pairs.filter(([each]) => each !== item);
  return (
    <div className={styles.body}>
      <PlacingBoard
        items={items}
        targets={options.filter(({ side }) => side === "target")}
        placed={new Map(pairs)}
        put={(item, target) => onAnswer([...without(item), [item, target]].flat())}
        takeBack={(item) => onAnswer(without(item).flat())}
        fixed={disabled}
      />
      <p className={styles.hint} role="status">
        {t("exam.matched", { placed: pairs.length, total: items.length })}
      </p>
    </div>
  );
}
