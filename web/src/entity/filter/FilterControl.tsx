import { skipToken, useQuery } from "@tanstack/react-query";
import type { Entity } from "@vigil/model/entity/entity";
import { pairOf } from "@vigil/model/entity/numberOrText";
import { useTranslation } from "react-i18next";
import { fieldLabel, optionLabel } from "../../shell/recordPhrase.ts";
import styles from "./Filter.module.css";
import { NumberOrTextFilter } from "./NumberOrTextFilter.tsx";
import { RangeFilter } from "./RangeFilter.tsx";
import { ReferenceFilter } from "./ReferenceFilter.tsx";
import type { FilterWords } from "../place.ts";
import { TextFilter } from "./TextFilter.tsx";
import { WordsFilter } from "./WordsFilter.tsx";

interface FilterControlProps {
  entity: Entity;
  name: string;
  words: FilterWords | undefined;
  filters: Readonly<Record<string, string>>;
  set: (filters: Record<string, string>) => void;
}

const few = 10;

/** The control of a filter, by the kind of its field. */
export function FilterControl({ entity, name, words: known, filters, set }: FilterControlProps) {
  const { t } = useTranslation();
  const field = entity.fields[name];
  const label = fieldLabel(entity.name, name);
  const value = filters[name] ?? "";
  const ask = typeof known?.values === "function" ? known.values : undefined;
  const { data: asked = [], isLoading } = useQuery({
    queryKey: [entity.url, "filter", name],
    queryFn: ask ?? skipToken,
  });
  if (!field || isLoading) return null;
  const pair = known ? undefined : pairOf(entity, name);
  if (pair) {
    const either = t("entity.numberOrText", { number: fieldLabel(entity.name, pair.number), text: fieldLabel(entity.name, pair.text) });
    return <NumberOrTextFilter label={either} {...{ pair, filters, set }} />;
  }
  if (known) {
    const offered = typeof known.values === "function" ? asked : known.values;
    const options = offered.map((each) => ({ value: each, label: known.words(each), count: known.count?.(each) }));
    return <WordsFilter label={label} options={options} value={value} set={(values) => set({ [name]: values })} />;
  }
  const choices = (options: readonly { value: string; label: string }[]) => (
    <Choices
      label={label}
      options={options}
      values={value.split(",").filter(Boolean)}
      set={(values) => set({ [name]: values.join(",") })}
    />
  );
  switch (field.kind) {
    case "yesNo":
      return (
        <fieldset className={styles.choices}>
          <legend>{label}</legend>
          {(["", "true", "false"] as const).map((option) => (
            <label key={option} className={styles.choice}>
              <input type="radio" name={`filter-${name}`} checked={value === option} onChange={() => set({ [name]: option })} />
              {t(option === "" ? "entity.any" : option === "true" ? "entity.yes" : "entity.no")}
            </label>
          ))}
        </fieldset>
      );
    case "choice":
      return choices(
        (field.options ?? []).filter(Boolean).map((option) => ({ value: option, label: optionLabel(entity.name, name, option) })),
      );
    case "integer":
    case "decimal": {
      const { min = 0, max = Infinity } = field;
      if (max - min >= few) return <RangeFilter label={label} name={name} type="number" filters={filters} set={set} />;
      return choices(
        Array.from({ length: max - min + 1 }, (_, index) => String(min + index)).map((number) => ({ value: number, label: number })),
      );
    }
    case "date":
    case "instant":
      return <RangeFilter label={label} name={name} type={field.kind} filters={filters} set={set} />;
    case "reference":
    case "references":
      return <ReferenceFilter label={label} to={field.to ?? ""} value={value} set={(ids) => set({ [name]: ids })} />;
    case "text":
    case "longText":
    case "json":
    case "secret":
      return <TextFilter label={label} value={value} set={(text) => set({ [name]: text })} />;
  }
}

interface ChoicesProps {
  label: string;
  options: readonly { value: string; label: string }[];
  values: readonly string[];
  set: (values: string[]) => void;
}

function Choices({ label, options, values, set }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="checkbox"
            checked={values.includes(option.value)}
            onChange={({ target }) => set(target.checked ? [...values, option.value] : values.filter((each) => each !== option.value))}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
