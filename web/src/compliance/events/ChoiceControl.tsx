import { useId } from "react";
import { useTranslation } from "react-i18next";
import formStyles from "../../entity/form/Form.module.css";
import { Labelled } from "../../entity/form/Labelled.tsx";

interface ChoiceControlProps {
  name: string;
  label: string;
  description?: string;
  error?: string | undefined;
  options: readonly { id: number; name: string }[];
  value: unknown;
  /** What it says where there is nothing to choose. */
  empty: string;
  choose: (id: number) => void;
}

/** One of a few records that are at hand. */
export function ChoiceControl({ name, label, description, error, options, value, empty, choose }: ChoiceControlProps) {
  const { t } = useTranslation();
  const id = useId();
  const chosen = options.some((option) => option.id === value) ? Number(value) : "";
  return (
    <Labelled id={id} label={label} description={description} error={error} withAsterisk>
      <select
        id={id}
        name={name}
        className={formStyles.input}
        value={chosen}
        disabled={options.length === 0}
        aria-invalid={error !== undefined || undefined}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {chosen === "" && <option value="">{options.length === 0 ? empty : t("trainingEvents.form.choose")}</option>}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
