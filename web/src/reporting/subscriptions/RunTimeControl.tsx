import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Labelled } from "../../entity/form/Labelled.tsx";
import styles from "../../entity/form/Form.module.css";
import { plainText } from "../../entity/plainText.ts";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { phraseOf } from "../../phraseOf.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { timeInZone } from "./timeInZone.ts";
import { subscriptionSettingQuery } from "./subscriptionSettingQuery.ts";

/** Hours and minutes, as the browser asks for them: by UTC, or by the clocks of the domain. */
export function RunTimeControl({
  form: { entity, values, errors, set, check },
  name,
  local,
}: {
  form: RecordForm;
  name: string;
  local: boolean;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [now] = useState(() => new Date());
  const { data } = useQuery({ ...subscriptionSettingQuery, enabled: !local });
  const here = local || data?.zone === undefined ? "" : timeInZone(plainText(values[name]), data.zone, now);
  const hint = local ? t("subscriptions.localTimeHint") : phraseOf(`hints.${entity.name}.${name}`, "");
  return (
    <Labelled
      id={id}
      label={fieldLabel(entity.name, name)}
      description={here === "" ? hint : `${hint} ${t("subscriptions.localNow", { time: here, zone: data?.zone ?? "" })}`}
      error={errors[name]}
      withAsterisk
    >
      <input
        id={id}
        name={name}
        type="time"
        className={`${styles.input} ${styles.short}`}
        aria-invalid={errors[name] !== undefined || undefined}
        value={plainText(values[name])}
        onBlur={() => check(name)}
        onChange={({ target }) => set(name, target.value)}
      />
    </Labelled>
  );
}
