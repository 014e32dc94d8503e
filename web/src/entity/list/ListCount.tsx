import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import { Button } from "../../ui/Button.tsx";
import filterStyles from "../filter/Filter.module.css";

export interface Counted {
  count: number;
  /** An estimate, or as far as was counted: there are more. */
  certainty: "exact" | "about" | "beyond";
}

/** How many there are; an estimate is called one, a count that was cut says so, and both can be counted exactly on request. */
export function ListCount({ counted, countExactly }: { counted: Counted | undefined; countExactly: () => void }) {
  const { t } = useTranslation();
  if (!counted) return <span className={filterStyles.quiet}>…</span>;
  const { count, certainty } = counted;
  if (certainty === "exact") return <>{formatNumber(count)}</>;
  const key = certainty === "about" ? "countAbout" : "countBeyond";
  return (
    <>
      {t(`entity.${key}`, { count: formatNumber(Number(count.toPrecision(2))) as never })}{" "}
      <Button kind="text" onClick={countExactly}>
        {t("entity.countExactly")}
      </Button>
    </>
  );
}
