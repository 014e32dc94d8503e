import styles from "./ProgressBar.module.css";

/** `value` from 0 to 1. */
export function ProgressBar({ value, label, tone = "action" }: { value: number; label: string; tone?: "action" | "next" | "good" }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={styles.bar} role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      <span className={styles.fill} data-tone={tone} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
