import type { RichText } from "@vigil/model/training/pageBlock";
import { useTranslation } from "react-i18next";
import { faultAt, type FormFault } from "../form/formProps.ts";
import { RunningText } from "../form/RunningText.tsx";
import { TextField } from "../form/TextField.tsx";

interface Headed {
  title: string;
  task: RichText;
}

/** What every lab says first: what it is called, and what there is to do. */
export function LabHead<Value extends Headed>({
  value,
  change,
  faults,
}: {
  value: Value;
  change: (value: Value, field: string) => void;
  faults: readonly FormFault[];
}) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        required
        max={200}
        label={t("labForm.title")}
        value={value.title}
        error={faultAt(faults, "title")}
        onChange={(title) => change({ ...value, title }, "title")}
      />
      <RunningText
        label={t("labForm.task")}
        hint={t("labForm.taskHint")}
        value={value.task}
        error={faultAt(faults, "task")}
        onChange={(task) => change({ ...value, task }, "task")}
      />
    </>
  );
}
