import type { OrderLab } from "@vigil/model/training/labs/lab";
import { useTranslation } from "react-i18next";
import { FormFrame } from "../form/FormFrame.tsx";
import { faultsIn, type FormProps } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { useUndo } from "../form/useUndo.ts";
import { LabHead } from "./LabHead.tsx";
import { PointList } from "./PointList.tsx";

/** Steps, written in the right order. */
export function OrderForm({ value, onChange, faults }: FormProps<OrderLab>) {
  const { t } = useTranslation();
  const undoing = useUndo(value, onChange);
  return (
    <FormFrame label={t("labForm.order.form")} undoing={undoing}>
      <LabHead value={value} change={undoing.change} faults={faults} />
      <p className={styles.hint}>{t("labForm.order.hint")}</p>
      <PointList
        label={t("labForm.order.steps")}
        points={value.steps}
        least={2}
        most={20}
        onChange={(steps, field) => undoing.change({ ...value, steps }, field)}
        faults={faultsIn(faults, "steps")}
        said={faultsIn(faults, "steps").find(({ path }) => path.length === 0)?.message}
      />
    </FormFrame>
  );
}
