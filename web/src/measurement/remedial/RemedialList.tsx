import type { RemedialDone } from "@vigil/model/measurement/remedial/remedialWire";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../ui/format.ts";
import styles from "../observer/Measures.module.css";
import { DutyTag } from "./DutyTag.tsx";

/** What somebody was given to do because of misses at work, until when, and whether it is done. */
export function RemedialList({ done }: { done: readonly RemedialDone[] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("remedial.title")}>
      <h3>{t("remedial.title")}</h3>
      <ul>
        {done.map(({ id, program, category, misses, dueOn, completedOn, state }) => (
          <li key={id}>
            <bdi>{program}</bdi> <DutyTag state={state} />{" "}
            <small className={styles.small}>
              {[
                t("remedial.because", { count: misses }),
                t(`records.remedialDuty.options.category.${category as "any"}`),
                completedOn === null
                  ? t("remedial.dueOn", { date: formatDate(dueOn) })
                  : t("remedial.doneOn", { date: formatDate(completedOn) }),
              ].join(" · ")}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
