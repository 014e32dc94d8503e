import type { MergePreview, MergeRun, OpenRun } from "@vigil/model/organization/userMerge";
import { useTranslation } from "react-i18next";
import formStyles from "../../entity/form/Form.module.css";
import { formatDuration } from "../../ui/format.ts";
import styles from "../userMoves.module.css";

interface MergeProgramsProps {
  preview: MergePreview;
  resets: Readonly<Record<number, MergeRun>>;
  choose: (programId: number, run: MergeRun) => void;
}

/** Of a program that both are taking one run goes on; which one is chosen, never guessed. */
export function MergePrograms({ preview: { kept, merged, programs }, resets, choose }: MergeProgramsProps) {
  const { t } = useTranslation();
  const told = (username: string, { sequence, begun, completeCourses, seconds }: OpenRun) =>
    t("userMoves.run", { sequence, username, begun, complete: completeCourses, time: formatDuration(seconds) });
  return (
    <section className={styles.programs}>
      <h3>{t("userMoves.program")}</h3>
      <p className={styles.hint}>{t("userMoves.goesOnHint")}</p>
      {programs.map(({ programId, name, kept: mine, merged: theirs }) => (
        <label key={programId}>
          <span>
            <bdi>{name}</bdi>: {t("userMoves.goesOn")}
          </span>
          <select
            className={formStyles.input}
            required
            value={resets[programId] ?? ""}
            onChange={({ target }) => choose(programId, target.value as MergeRun)}
          >
            <option value="" disabled>
              {t("userMoves.choose")}
            </option>
            <option value="kept">{told(kept.username, mine)}</option>
            <option value="merged">{told(merged.username, theirs)}</option>
            <option value="none">{t("userMoves.anew")}</option>
          </select>
        </label>
      ))}
    </section>
  );
}
