import { useTranslation } from "react-i18next";
import styles from "../exam.module.css";

/** The objectives that were missed, by their names. */
export function Missed({ missed, objectives }: { missed: readonly number[]; objectives: readonly { id: number; text: string }[] }) {
  const { t } = useTranslation();
  const named = objectives.filter(({ id }) => missed.includes(id));
  if (named.length === 0) return null;
  return (
    <section className={styles.missed}>
      <h2>{t("exam.missed")}</h2>
      <ul>
        {named.map(({ id, text }) => (
          <li key={id}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
