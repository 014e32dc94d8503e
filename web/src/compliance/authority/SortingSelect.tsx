import { NativeSelect } from "@mantine/core";
import { standingOrders, type StandingOrder } from "@vigil/model/compliance/authority/standingListWire";
import { useTranslation } from "react-i18next";
import { orderWords } from "./orderWords.ts";
import type { Sorting } from "./StandingsTable.tsx";
import styles from "./standing.module.css";

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
            {t(orderWords[order])}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
