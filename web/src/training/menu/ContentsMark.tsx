import styles from "../page/ContentPage.module.css";

/** Whether a part of the contents is done, and what keeps it shut. */
export function ContentsMark({ complete, label }: { complete: boolean; label: string | undefined }) {
  if (label === undefined) return null;
  return complete ? (
    <span className={styles.readMark} role="img" aria-label={label} />
  ) : (
    <span role="img" aria-label={label}>
      🔒
    </span>
  );
}
