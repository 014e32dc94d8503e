import type { Session } from "@vigil/model/simulator/session";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./TimeOver.module.css";

const shownMs = 5_000;

/** A bag that went because its time was over says so to the eyes; Countdowns says it to the ears. */
export function TimeOver({ session }: { session: Session }) {
  const { t } = useTranslation();
  const over = session.phase !== "review" && session.decisions.at(-1)?.decision.endsWith("T") === true ? session.decisions.length : 0;
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (over === 0) return undefined;
    const timer = setTimeout(() => setGone(over), shownMs);
    return () => clearTimeout(timer);
  }, [over]);
  // feedback on the bag itself says it where there is any
  if (over === 0 || over === gone || session.phase === "feedback") return null;
  return (
    <p className={styles.notice} data-testid="time-over" aria-hidden>
      <span>⏱</span> {t(session.phase === "sealing" ? "simulator.sessionOver" : "simulator.timeOver")}
    </p>
  );
}
