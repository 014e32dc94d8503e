import { partsOf } from "@vigil/model/simulator/decisionCode";
import type { DecisionLetter, ImageState, ImageTruth } from "@vigil/model/simulator/wire";
import { useTranslation } from "react-i18next";
import { categoryName } from "../screen/categoryLabel.ts";
import hidden from "../screen/VisuallyHidden.module.css";
import styles from "./BagTruth.module.css";
import { outcomeOf, outcomeSigns } from "./outcomeOf.ts";

interface Props {
  truth: ImageTruth;
  state: Pick<ImageState, "credit" | "decision" | "category" | "markedLocations">;
  timedOut: boolean;
  difficulty?: number | null;
}

const names = { P: "pass", H: "hold", R: "reject" } as const satisfies Record<DecisionLetter, string>;

/** One bag's truth beside what the learner made of it. */
export function BagTruth({ truth, state, timedOut, difficulty = null }: Props) {
  const { t } = useTranslation();
  const outcome = outcomeOf(state, truth);
  const { letter } = partsOf(state.decision ?? "");
  const threat = truth.threatCategory !== null || (truth.threatArray ?? []).length > 0;
  const given = letter === null ? t("simulator.reviewing.decisionNone") : t(`simulator.decisions.${names[letter]}`);
  return (
    <div className={styles.truth}>
      <p className={styles.outcome} data-outcome={outcome} role="status">
        <span aria-hidden>{outcomeSigns[outcome]}</span> {t(`simulator.feedback.${outcome}`)}
      </p>
      <p className={styles.description}>
        <bdi>{threat ? (truth.threatDescription ?? categoryName(truth.threatCategory ?? "")) : t("simulator.feedback.innocent")}</bdi>
      </p>
      <table className={styles.compare}>
        <thead>
          <tr>
            <th scope="col">
              <span className={hidden.hidden}>{t("simulator.reviewing.truth")}</span>
            </th>
            <th scope="col">{t("simulator.feedback.yours")}</th>
            <th scope="col">{t("simulator.feedback.correct")}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t("simulator.reviewing.decision")}</th>
            <td>
              {given}
              {timedOut && letter !== null && <small> ({t("simulator.reviewing.timedOut")})</small>}
            </td>
            <td>{truth.correctDecision !== null && t(`simulator.decisions.${names[truth.correctDecision]}`)}</td>
          </tr>
          {(state.category !== null || truth.threatCategory !== null) && (
            <tr>
              <th scope="row">{t("simulator.reviewing.category")}</th>
              <td>{state.category === null ? "–" : categoryName(state.category)}</td>
              <td>{truth.threatCategory === null ? "–" : categoryName(truth.threatCategory)}</td>
            </tr>
          )}
          {difficulty !== null && (
            <tr>
              <th scope="row">{t("simulator.reviewing.difficulty")}</th>
              <td colSpan={2}>{t("simulator.reviewing.level", { level: difficulty })}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
