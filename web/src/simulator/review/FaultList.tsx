import type { DecisionFault } from "@vigil/model/simulator/faults";
import { useTranslation } from "react-i18next";
import { categoryName } from "../screen/categoryLabel.ts";
import { useBagWords } from "../screen/useBagWords.ts";
import styles from "./BagTruth.module.css";

/** What kept a decision from full credit, thing by thing. */
export function FaultList({ faults, marks }: { faults: readonly DecisionFault[]; marks: number }) {
  const { t, i18n } = useTranslation();
  const { thing: nameOf } = useBagWords();
  const list = (names: readonly string[]): string => new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(names.map(nameOf));
  const markOf = (mark: number): string =>
    marks > 1 ? t("simulator.faults.markNumber", { number: mark + 1 }) : t("simulator.faults.mark");
  const sentence = (fault: DecisionFault): string => {
    switch (fault.kind) {
      case "timeOver":
      case "undecided":
      case "stopped":
        return t(`simulator.faults.${fault.kind}`);
      case "missed":
      case "unmarked":
        return t(`simulator.faults.${fault.kind}`, { names: list(fault.names) });
      case "letter":
        return t(`simulator.faults.letter.${fault.right}`);
      case "category":
        return t("simulator.faults.category", { category: categoryName(fault.right ?? "") });
      case "beside":
        return t("simulator.faults.beside", { mark: markOf(fault.mark), name: nameOf(fault.name), pixels: fault.pixels });
      case "besideInVolume":
        return t("simulator.faults.besideInVolume", {
          mark: markOf(fault.mark),
          name: nameOf(fault.name),
          millimetres: fault.millimetres,
        });
      case "tooLarge":
      case "onInnocent":
        return t(`simulator.faults.${fault.kind}`, { mark: markOf(fault.mark), name: nameOf(fault.name) });
      case "onNothing":
        return t("simulator.faults.onNothing", { mark: markOf(fault.mark) });
    }
  };
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults} aria-label={t("simulator.faults.title")}>
      {faults.map((fault) => (
        <li key={`${fault.kind} ${"mark" in fault ? fault.mark : ""}`}>{sentence(fault)}</li>
      ))}
    </ul>
  );
}
