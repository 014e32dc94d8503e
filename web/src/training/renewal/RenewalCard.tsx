import type { TrainingProgram } from "@vigil/model/training/wire";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { BeginAgain } from "./BeginAgain.tsx";
import { LapsedTag } from "./LapsedTag.tsx";
import menu from "../training.module.css";
import styles from "../home/LearnerHome.module.css";
import { PageEmblem } from "../home/PageEmblem.tsx";

/** The one thing to do next, where that is a program that holds no longer. */
export function RenewalCard({ program }: { program: TrainingProgram }) {
  const { t } = useTranslation();
  return (
    <section className={styles.next}>
      <span className={styles.emblem} aria-hidden>
        <PageEmblem />
      </span>
      <div className={styles.words}>
        <p>
          <LapsedTag of={program.programStatus} />
        </p>
        <h2 className={styles.title}>
          <bdi>{inWords("programs", program.title)}</bdi>
        </h2>
        <p className={menu.quiet}>{t("training.lapsed.text")}</p>
      </div>
      <div className={styles.ways}>
        <BeginAgain program={program} />
      </div>
    </section>
  );
}
