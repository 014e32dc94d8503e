import { entityNamed } from "@vigil/model/entity/path";
import { searchNames } from "@vigil/model/entity/entity";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { optionsQuery } from "../entityCalls.ts";
import styles from "./Filter.module.css";

interface ReferenceFilterProps {
  label: string;
  /** The entity that is chosen from. */
  to: string;
  /** Ids, joined by commas. */
  value: string;
  set: (ids: string) => void;
}

/** Chooses records of another list by name; what is chosen stays on top. */
export function ReferenceFilter({ label, to, value, set }: ReferenceFilterProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState("");
  const search = useDeferredValue(words);
  const entity = entityNamed(to);
  const searchable = searchNames(entity).length > 0;
  const ids = value.split(",").filter(Boolean);
  const { data: chosen = [] } = useQuery({ ...optionsQuery(entity, { id: value }), enabled: value !== "" });
  const { data: found } = useQuery(optionsQuery(entity, search ? { search } : {}));
  const options = [...(value === "" ? [] : chosen), ...(found ?? [])].filter(
    ({ id }, index, all) => all.findIndex((each) => each.id === id) === index,
  );
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {searchable && (
        <input
          type="search"
          className={styles.optionSearch}
          aria-label={t("entity.searchOptions")}
          placeholder={t("entity.searchOptions")}
          value={words}
          dir="auto"
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <div className={styles.optionList}>
        {found?.length === 0 && <p className={styles.quiet}>{t("entity.noOptions")}</p>}
        {options.map(({ id, name }) => (
          <label key={id} className={styles.choice}>
            <input
              type="checkbox"
              checked={ids.includes(String(id))}
              onChange={({ target }) => set((target.checked ? [...ids, String(id)] : ids.filter((each) => each !== String(id))).join(","))}
            />
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
