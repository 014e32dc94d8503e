import type { ProductTour } from "@vigil/model/identity/productTour";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import styles from "./Tour.module.css";
import { shownTour, skipTour, toursQuery } from "./tourCalls.ts";

export function TourInvitation({ tour }: { tour: ProductTour }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  // the box of a tour would lie over it
  if (shownTour.use() !== null) return null;
  return (
    <aside className={styles.offer} aria-label={t("tour.again")}>
      <p>
        <strong>{t("tour.offerTitle")}</strong> {t("tour.offerText")}
      </p>
      <div className={styles.buttons}>
        <Button
          kind="plain"
          size="small"
          onClick={() => {
            queries.setQueryData(toursQuery.queryKey, { rows: [], count: 0 });
            skipTour(tour).catch(() => {});
          }}
        >
          {t("tour.skip")}
        </Button>
        <Button size="small" onClick={() => shownTour.set(() => tour)}>
          {t("tour.start")}
        </Button>
      </div>
    </aside>
  );
}
