import type { LapsedProgram } from "@vigil/model/training/nextWire";
import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { LapsedTag } from "./LapsedTag.tsx";
import menu from "../training.module.css";
import styles from "../home/LearnerHome.module.css";
import { PageEmblem } from "../home/PageEmblem.tsx";

/** Nothing else is to be done, and a program that was complete holds no longer: whom to ask for it, as it is not assigned any more. */
export function LapsedAwayCard({ lapsed }: { lapsed: LapsedProgram }) {
  const { t } = useTranslation();
  return (
    <section className={styles.next}>
      <span className={styles.emblem} aria-hidden>
        <PageEmblem />
      </span>
      <div className={styles.words}>
        <p>
          <LapsedTag of={lapsed} />
        </p>
        <h2 className={styles.title}>
          <bdi>{inWords("programs", lapsed.title)}</bdi>
        </h2>
        <p className={menu.quiet}>{t("next.waits.notAssigned")}</p>
      </div>
    </section>
  );
}
