import type { OtherQuestion } from "@vigil/model/curriculum/questionKinds";
import { writtenNumbers } from "@vigil/model/exam/writtenNumbers";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { faultAt, type FormFault } from "../form/formProps.ts";
import styles from "../form/forms.module.css";
import { ItemList } from "../form/ItemList.tsx";
import { TextField } from "../form/TextField.tsx";

type Numeric = Extract<OtherQuestion, { kind: "numeric" }>;
const most = 20;

/** Numbers that are right, each with how far beside it is right as well, and what stands behind the field. */
export function AcceptedNumbers({
  value,
  onChange,
  faults,
  withUnit = true,
}: {
  value: Numeric;
  onChange: (value: Numeric) => void;
  faults: readonly FormFault[];
  withUnit?: boolean;
}) {
  const { t } = useTranslation();
  const { accepted, unit = "" } = value;
  return (
    <>
      <ItemList
        label={t("questionForm.numbers")}
        items={accepted}
        keyOf={(_, index) => index}
        nameOf={(_, index) => String(index + 1)}
        least={1}
        most={most}
        error={faultAt(faults, "accepted")}
        onChange={(changed) => onChange({ ...value, accepted: changed })}
        add={{ label: t("questionForm.addNumber"), make: () => ({ value: Number.NaN, tolerance: 0 }) }}
      >
        {(each, index, change) => (
          <div className={styles.row}>
            <NumberField
              required
              label={t("questionForm.number", { number: index + 1 })}
              value={each.value}
              onChange={(number) => change({ ...each, value: number })}
            />
            <NumberField
              label={t("questionForm.tolerance")}
              hint={t("questionForm.toleranceHint")}
              value={each.tolerance}
              onChange={(tolerance) => change({ ...each, tolerance })}
            />
          </div>
        )}
      </ItemList>
      {withUnit && (
        <TextField
          label={t("questionForm.unit")}
          hint={t("questionForm.unitHint")}
          max={40}
          value={unit}
          error={faultAt(faults, "unit")}
          onChange={(typed) => {
            const { unit: _, ...bare } = value;
            onChange(typed === "" ? bare : { ...bare, unit: typed });
          }}
        />
      )}
    </>
  );
}

interface NumberFieldProps {
  label: string;
  hint?: string;
  required?: boolean;
  value: number;
  onChange: (value: number) => void;
}

/** Written as learners may write it; what is no number is said here. */
function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(Number.isFinite(value) ? String(value) : "");
  return (
    <TextField
      {...field}
      max={40}
      value={typed}
      error={typed !== "" && writtenNumbers(typed).length === 0 ? t("questionForm.noNumber") : undefined}
      onChange={(text) => {
        setTyped(text);
        onChange(writtenNumbers(text)[0] ?? Number.NaN);
      }}
    />
  );
}
