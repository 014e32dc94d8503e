import { partsOf } from "@vigil/model/simulator/decisionCode";
import { faultsOf, type DecisionFault } from "@vigil/model/simulator/faults";
import { threatKey, type Requirements } from "@vigil/model/simulator/marking";
import { truthOf } from "@vigil/model/simulator/truthOf";
import type { DecisionLetter, ImageState, ImageTruth } from "@vigil/model/simulator/wire";
import { useTranslation } from "react-i18next";
import { categoryName } from "../screen/categoryLabel.ts";
import hidden from "../../ui/VisuallyHidden.module.css";
import { useBagWords } from "../screen/useBagWords.ts";
import styles from "./BagTruth.module.css";
import { FaultList } from "./FaultList.tsx";
import { outcomeNames, outcomeOf, outcomeSigns } from "./outcomeOf.ts";

interface Props {
  truth: ImageTruth;
  state: Pick<ImageState, "credit" | "decision" | "category" | "markedLocations" | "confidence">;
  settings: Requirements;
  timedOut: boolean;
  difficulty?: number | null;
}

const letterFaults = ["timeOver", "undecided", "missed", "stopped", "letter"] as const;
const markFaults = ["beside", "besideInVolume", "tooLarge", "onInnocent", "onNothing", "unmarked"] as const;

const names = { P: "pass", H: "hold", R: "reject" } as const satisfies Record<DecisionLetter, string>;

/** One bag's truth beside what the learner made of it. */
export function BagTruth({ truth, state, settings, timedOut, difficulty = null }: Props) {
  const { t, i18n } = useTranslation();
  const { threat: inWords } = useBagWords();
  const faults = truth.correctDecision === null ? [] : faultsOf(truthOf(truth), state, settings, truth.innocentArray ?? []);
  const wrong = (kinds: readonly DecisionFault["kind"][]): boolean => faults.some(({ kind }) => kinds.includes(kind));
  const sign = (is: boolean) => (
    <>
      <span aria-hidden>{is ? "✕" : "✓"}</span>{" "}
      <span className={hidden.hidden}>{t(is ? "simulator.faults.wrong" : "simulator.faults.right")}</span>
    </>
  );
  const [wrongLetter, wrongCategory, wrongMark] = [wrong(letterFaults), wrong(["category"]), wrong(markFaults)];
  const outcome = outcomeOf(state, truth);
  const { letter } = partsOf(state.decision ?? "");
  const threat = truth.threatCategory !== null || (truth.threatArray ?? []).length > 0;
  const threatCount = new Set((truth.threatArray ?? []).map(threatKey)).size;
  const overtaken = faults.some(({ kind }) => kind === "undecided");
  const none = t(overtaken ? "simulator.reviewing.undecided" : "simulator.reviewing.decisionNone");
  const given = letter === null ? none : t(`simulator.decisions.${names[letter]}`);
  /** Half the credit is for having stopped the bag: what else was right, and what was not. */
  function halfInWords(): string {
    const parts = [
      { part: t("simulatorRules.half.decision"), is: wrongLetter, asked: true },
      { part: t("simulatorRules.half.category"), is: wrongCategory, asked: settings.categoryRequired },
      { part: t("simulatorRules.half.marks"), is: wrongMark, asked: settings.markRequired },
    ].filter(({ asked }) => asked);
    const list = (words: readonly string[]): string => new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(words);
    return t("simulatorRules.half.detail", {
      right: list([t("simulatorRules.half.stopped"), ...parts.flatMap(({ part, is }) => (is ? [] : [part]))]),
      wrong: list(parts.flatMap(({ part, is }) => (is ? [part] : []))),
    });
  }
  return (
    <div className={styles.truth}>
      <p className={styles.outcome} data-outcome={outcome} role="status">
        <span aria-hidden>{outcomeSigns[outcome]}</span> {t(outcomeNames[outcome])}
      </p>
      {outcome === "half" && <p className={styles.detail}>{halfInWords()}</p>}
      <p className={styles.description}>
        <bdi>
          {threat
            ? truth.threatDescription === null
              ? categoryName(truth.threatCategory ?? "")
              : inWords(truth.threatDescription)
            : t("simulator.feedback.innocent")}
        </bdi>
      </p>
      {truth.reason !== undefined && (
        <p className={styles.detail}>{t(`simulator.chosen.${truth.reason}`, { category: categoryName(truth.threatCategory ?? "") })}</p>
      )}
      <FaultList faults={faults} marks={state.markedLocations.length} />
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
          <tr data-fault={wrongLetter || undefined}>
            <th scope="row">{t("simulator.reviewing.decision")}</th>
            <td>
              {sign(wrongLetter)}
              {given}
              {timedOut && letter !== null && <small> ({t("simulator.reviewing.timedOut")})</small>}
            </td>
            <td>{truth.correctDecision !== null && t(`simulator.decisions.${names[truth.correctDecision]}`)}</td>
          </tr>
          {(state.category !== null || truth.threatCategory !== null) && (
            <tr data-fault={wrongCategory || undefined}>
              <th scope="row">{t("simulator.reviewing.category")}</th>
              <td>
                {/* Where nothing was to be categorized no category is right. */}
                {state.category !== null && truth.threatCategory !== null && sign(wrongCategory)}
                {state.category === null ? "–" : categoryName(state.category)}
              </td>
              <td>{truth.threatCategory === null ? "–" : categoryName(truth.threatCategory)}</td>
            </tr>
          )}
          {state.markedLocations.length > 0 && (
            <tr data-fault={wrongMark || undefined}>
              <th scope="row">{t("simulator.faults.marks")}</th>
              <td>
                {/* Where there was nothing to mark no mark is right. */}
                {(threatCount > 0 || wrongMark) && sign(wrongMark)}
                {t("simulator.faults.markCount", { count: state.markedLocations.length })}
              </td>
              <td>{threatCount === 0 ? "–" : t("simulator.faults.threatCount", { count: threatCount })}</td>
            </tr>
          )}
          {state.confidence !== undefined && (
            <tr>
              <th scope="row">{t("howSure.row")}</th>
              <td colSpan={2}>{t(`howSure.levels.${state.confidence}`)}</td>
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
