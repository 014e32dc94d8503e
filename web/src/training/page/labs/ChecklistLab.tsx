import type { LearnerLab } from "@vigil/model/training/labs/lab";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./labs.module.css";
import type { ShownLab } from "./useLab.ts";

/** Go through a list, point by point; each tick is kept at once. */
export function ChecklistLab({ lab, own }: { lab: Extract<LearnerLab, { type: "checklist" }>; own: ShownLab }) {
  const { t, i18n } = useTranslation();
  const [checked, setChecked] = useState<readonly number[]>(own.view.done);
  const tick = async (id: number, on: boolean) => {
    const before = checked;
    const now = on ? [...before, id] : before.filter((one) => one !== id);
    setChecked(now);
    if ((await own.answer({ type: "checklist", checked: now })) === null) setChecked(before);
  };
  return (
    <>
      <ul className={styles.checklist}>
        {lab.items.map(({ id, text, why }) => (
          <li key={id}>
            <label className={styles.point}>
              <input
                type="checkbox"
                checked={checked.includes(id)}
                onChange={({ currentTarget }) => void tick(id, currentTarget.checked)}
              />
              <span>{text}</span>
            </label>
            {why !== undefined && <p className={styles.why}>{why}</p>}
          </li>
        ))}
      </ul>
      <p className={styles.state} role="status" lang={i18n.language} dir={i18n.dir()}>
        {t("lab.checked", { done: checked.length, total: lab.items.length })}
      </p>
    </>
  );
}
