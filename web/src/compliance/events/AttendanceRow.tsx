import type { Attendance } from "@vigil/model/compliance/trainingEventWire";
import { useTranslation } from "react-i18next";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./Attendance.module.css";
import type { ListChange } from "./listChange.ts";
import { personName } from "./personName.ts";

interface AttendanceRowProps {
  row: Attendance;
  /** Missing where nothing can be changed. */
  mark: ((body: ListChange) => void) | undefined;
  /** Missing while a change is under way as well: unlike a tick it needs the connection. */
  remove: (() => void) | undefined;
}

/** Somebody on the list; two large keys say whether they are there. */
export function AttendanceRow({ row, mark, remove }: AttendanceRowProps) {
  const { t } = useTranslation();
  const { userId, attending, attendedAt, reason, pin, username } = row;
  const name = personName(row);
  const key = (there: boolean) => (
    <label className={styles.key} data-on={attending === there || undefined}>
      <input
        type="radio"
        name={`presence-${userId}`}
        checked={attending === there}
        aria-disabled={mark === undefined}
        onChange={() => mark?.(there ? { present: [userId] } : { absent: [userId] })}
      />
      {t(there ? "trainingEvents.attending" : "trainingEvents.absent")}
    </label>
  );
  return (
    <li className={styles.person}>
      <span className={styles.who}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.hint}>{[username, pin].filter(Boolean).join(" · ")}</span>
        {reason !== null && <span className={styles.reason}>{t(`trainingEvents.reasons.${reason}`)}</span>}
      </span>
      {attendedAt !== null ? (
        <Tag tone="good">{t("trainingEvents.attended")}</Tag>
      ) : (
        <>
          <fieldset className={styles.presence}>
            <legend className={styles.legend}>{t("trainingEvents.presence", { name })}</legend>
            {key(true)}
            {key(false)}
          </fieldset>
          <button
            type="button"
            className={styles.remove}
            aria-label={t("trainingEvents.remove", { name })}
            aria-disabled={remove === undefined}
            onClick={() => remove?.()}
          >
            ✕
          </button>
        </>
      )}
    </li>
  );
}
