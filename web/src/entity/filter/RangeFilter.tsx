import { useTranslation } from "react-i18next";
import styles from "./Filter.module.css";

interface RangeFilterProps {
  label: string;
  name: string;
  type: "number" | "date" | "instant";
  filters: Readonly<Record<string, string>>;
  set: (filters: Record<string, string>) => void;
}

const endOf = { From: "T00:00:00Z", To: "T23:59:59Z" } as const;

/** From and to, both included; an instant is asked for by its day. */
export function RangeFilter({ label, name, type, filters, set }: RangeFilterProps) {
  const { t } = useTranslation();
  const bound = (end: "From" | "To") => {
    const value = filters[`${name}${end}`] ?? "";
    return (
      <label>
        {t(end === "From" ? "entity.from" : "entity.to")}
        <input
          type={type === "number" ? "number" : "date"}
          defaultValue={type === "instant" ? value.slice(0, 10) : value}
          onChange={({ target }) =>
            set({ [`${name}${end}`]: target.value && type === "instant" ? target.value + endOf[end] : target.value })
          }
        />
      </label>
    );
  };
  return (
    <fieldset className={styles.filterForm}>
      <legend>{label}</legend>
      {bound("From")}
      {bound("To")}
    </fieldset>
  );
}
