import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../ui/format.ts";
import styles from "./Filter.module.css";

interface WordsFilterProps {
  label: string;
  options: readonly { value: string; label: string; count?: number | undefined }[];
  /** Joined by commas. */
  value: string;
  set: (values: string) => void;
}

/** Chooses among many known values by their words; what is chosen stays on top. */
export function WordsFilter({ label, options, value, set }: WordsFilterProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState("");
  const values = value.split(",").filter(Boolean);
  const wanted = words.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  const shown = options
    .filter((option) => values.includes(option.value) || wanted.every((word) => option.label.toLocaleLowerCase().includes(word)))
    .toSorted(
      (one, other) =>
        Number(values.includes(other.value)) - Number(values.includes(one.value)) ||
        (other.count ?? 0) - (one.count ?? 0) ||
        one.label.localeCompare(other.label),
    );
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <input
        type="search"
        className={styles.optionSearch}
        aria-label={t("entity.searchOptions")}
        placeholder={t("entity.searchOptions")}
        value={words}
        dir="auto"
        onChange={({ target }) => setWords(target.value)}
      />
      <div className={styles.optionList}>
        {shown.length === 0 && <p className={styles.quiet}>{t("entity.noOptions")}</p>}
        {shown.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="checkbox"
              checked={values.includes(option.value)}
              onChange={({ target }) =>
                set((target.checked ? [...values, option.value] : values.filter((each) => each !== option.value)).join(","))
              }
            />
            <bdi>{option.label}</bdi>
            {option.count !== undefined && <span className={styles.quiet}>{formatNumber(option.count)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
