import { formatNumber } from "../../ui/format.ts";
import styles from "../Library.module.css";

/** A count with a bar behind it, as long as its share of the largest: the figure says it, the bar only helps. */
export function CountBar({ count, most }: { count: number; most: number }) {
  return (
    <td className={styles.number} data-none={count === 0 || undefined}>
      <div className={styles.bar}>
        {count > 0 && <i style={{ inlineSize: `calc((100% - 3.5ch) * ${(count / Math.max(1, most)).toFixed(3)})` }} aria-hidden />}
        <span>{formatNumber(count)}</span>
      </div>
    </td>
  );
}
