import { useTranslation } from "react-i18next";
import styles from "../form/forms.module.css";

interface PlaceSelectProps {
  label: string;
  places: readonly { id: number; text: string }[];
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

/** Where an item belongs: one of the places that are named beside it. */
export function PlaceSelect({ label, places, value, onChange }: PlaceSelectProps) {
  const { t } = useTranslation();
  const chosen = places.some(({ id }) => id === value) ? value : undefined;
  return (
    <label className={styles.label}>
      {label}
      <select
        className={styles.select}
        value={chosen ?? ""}
        aria-invalid={chosen === undefined}
        onChange={({ target }) => onChange(target.value === "" ? undefined : Number(target.value))}
      >
        <option value="">{t("labForm.choosePlace")}</option>
        {places.map(({ id, text }, index) => (
          <option key={id} value={id}>
            {text || String(index + 1)}
          </option>
        ))}
      </select>
    </label>
  );
}
