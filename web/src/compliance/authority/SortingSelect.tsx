import { NativeSelect } from "@mantine/core";
import { standingOrders, type StandingOrder } from "@vigil/model/compliance/authority/standingListWire";
import { useTranslation } from "react-i18next";
import type { Sorting } from "./StandingsTable.tsx";
import styles from "./standing.module.css";

const words = {
  standing: "authority.standing",
  name: "authority.person",
  company: "authority.company",
  rule: "authority.rule",
  owed: "authority.timeHead",
  certifiedUntil: "authority.certifiedUntil",
} as const satisfies Record<StandingOrder, string>;

/** On a phone, where lines are cards and there is no head to press. */
export function SortingSelect({ sorting, sort }: { sorting: Sorting; sort: (sorting: Sorting) => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.sorting}>
      <NativeSelect
        label={t("authority.orderBy")}
        value={sorting.order}
        onChange={({ target }) => sort({ order: target.value as StandingOrder, direction: "asc" })}
      >
        {standingOrders.map((order) => (
          <option key={order} value={order}>
            {t(words[order])}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
