import styles from "./Skeleton.module.css";

/** Holds the place of what is still coming, in its size, so that nothing jumps. */
export function Skeleton({ width = "100%", height = 14 }: { width?: number | string; height?: number | string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden />;
}
