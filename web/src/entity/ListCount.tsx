import { useTranslation } from "react-i18next";
import { formatNumber } from "../ui/format.ts";
import styles from "./List.module.css";

export interface Counted {
  count: number;
  estimated: boolean;
}

/** How many there are; an estimate is called one and can be counted exactly on request. */
export function ListCount({ counted, countExactly }: { counted: Counted | undefined; countExactly: () => void }) {
  const { t } = useTranslation();
  if (!counted) return <span className={styles.quiet}>…</span>;
  const { count, estimated } = counted;
  if (!estimated) return <>{formatNumber(count)}</>;
  return (
    <>
      {t("entity.countAbout", { count: formatNumber(Number(count.toPrecision(2))) as never })}{" "}
      <button type="button" className={styles.textButton} onClick={countExactly}>
        {t("entity.countExactly")}
      </button>
    </>
  );
}
