import type { LearnerLab } from "@vigil/model/training/labs/lab";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import labs from "./labs.module.css";
import { StepList } from "./StepList.tsx";
import type { ShownLab } from "./useLab.ts";

type Order = Extract<LearnerLab, { type: "order" }>;

/** Put steps into the right order. */
export function OrderLab({ lab: { steps }, own }: { lab: Order; own: ShownLab }) {
  const { t, i18n } = useTranslation();
  const { view, answer, busy } = own;
  const given = view.order ?? [];
  const [order, setOrder] = useState<readonly number[]>(() => (given.length === steps.length ? given : steps.map(({ id }) => id)));
  const [said, setSaid] = useState("");
  const check = async () => {
    const after = await answer({ type: "order", order: [...order] });
    if (after === null || after === "kept") return;
    setSaid(after.complete ? t("exercise.orderRight") : t("exercise.orderSome", { right: after.done.length, total: order.length }));
  };

  return (
    <>
      <StepList
        steps={steps}
        order={order}
        fixed={view.complete}
        isRight={(id, place) => view.done.includes(id) && given[place] === id}
        reasonOf={(id) => view.reasons?.find((reason) => reason.id === id)?.why}
        onMove={(moved) => {
          setOrder(moved);
          setSaid("");
        }}
      />
      <p className={labs.state} lang={i18n.language} dir={i18n.dir()}>
        {!view.complete && (
          <Button busy={busy} onClick={() => void check()}>
            {t("lab.check")}
          </Button>
        )}
        <span role="status">{said}</span>
      </p>
    </>
  );
}
