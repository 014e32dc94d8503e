import type { TrainingProgram } from "@vigil/model/training/wire";
import { useTranslation } from "react-i18next";
import styles from "../training.module.css";
import { BeginAgain } from "./BeginAgain.tsx";
import own from "./LapsedCard.module.css";
import { lapsedText } from "./lapsedText.ts";

/** On the page of a program that was complete and holds no longer: since when, and its next run. */
export function LapsedCard({ program }: { program: TrainingProgram }) {
  const { t } = useTranslation();
  const said = lapsedText(program.programStatus);
  return (
    <section className={`${styles.done} ${own.lapsed}`} aria-label={said}>
      <div>
        <h2 className={styles.name}>{said}</h2>
        <p className={styles.quiet}>{t("training.lapsed.text")}</p>
      </div>
      <BeginAgain program={program} />
    </section>
  );
}
