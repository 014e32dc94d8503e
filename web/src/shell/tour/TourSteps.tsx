import { productTours, type ProductTour } from "@vigil/model/identity/productTour";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "./Tour.module.css";
import { shownTour, skipTour, toursQuery } from "./tourCalls.ts";

/** A tour step by step; once it is left it is not offered again. */
export function TourSteps({ tour }: { tour: ProductTour }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [at, setAt] = useState(0);
  const count = productTours[tour];
  const last = at === count - 1;
  const step = `tour.${tour}.steps.step${at + 1}`;
  const close = () => {
    shownTour.set(() => null);
    queries.setQueryData(toursQuery.queryKey, { rows: [], count: 0 });
    // it is offered once more where this does not arrive, which does no harm
    skipTour(tour).catch(() => {});
  };
  return (
    <Dialog title={t(`tour.${tour}.title`)} onClose={close}>
      <div className={styles.step} aria-live="polite">
        <p className={styles.count}>{t("tour.step", { number: at + 1, count })}</p>
        <h3 className={styles.title}>{phraseOf(`${step}.title`, "")}</h3>
        <p>{phraseOf(`${step}.text`, "")}</p>
      </div>
      <div className={styles.buttons}>
        <Button kind="plain" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t("tour.back")}
        </Button>
        <Button data-first onClick={() => (last ? close() : setAt(at + 1))}>
          {t(last ? "tour.done" : "tour.next")}
        </Button>
      </div>
    </Dialog>
  );
}
