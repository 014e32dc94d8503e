import type { Entity } from "@vigil/model/entity/entity";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { Popover } from "../../ui/Popover.tsx";
import type { FilterWords } from "../place.ts";
import styles from "./Filter.module.css";
import { useFilterWords } from "./useFilterWords.ts";

const FilterControl = lazy(async () => ({ default: (await import("./FilterControl.tsx")).FilterControl }));

interface FilterChipProps {
  entity: Entity;
  name: string;
  /** The values it can have, where its kind does not know them. */
  words?: FilterWords | undefined;
  filters: Readonly<Record<string, string>>;
  /** Takes the filters that change; an empty one is dropped. */
  set: (filters: Record<string, string>) => void;
}

export const filterKeys = (name: string) => [name, `${name}From`, `${name}To`] as const;

export function FilterChip({ entity, name, words: known, filters, set }: FilterChipProps) {
  const { t } = useTranslation();
  const label = fieldLabel(entity.name, name);
  const words = useFilterWords(entity, name, filters, known);
  const on = filterKeys(name).some((key) => filters[key] !== undefined);
  return (
    <span className={styles.chip} data-on={on || undefined}>
      <Popover
        label={t("entity.filter", { field: label })}
        align="start"
        buttonClass={styles.chipButton}
        button={
          <>
            {on ? `${label}: ` : label}
            {on && <bdi>{words}</bdi>}
            <span aria-hidden> ▾</span>
          </>
        }
      >
        <Suspense>
          <FilterControl entity={entity} name={name} words={known} filters={filters} set={set} />
        </Suspense>
      </Popover>
      {on && (
        <button
          type="button"
          className={styles.chipButton}
          aria-label={t("entity.remove", { name: label })}
          onClick={() => set(Object.fromEntries(filterKeys(name).map((key) => [key, ""])))}
        >
          ✕
        </button>
      )}
    </span>
  );
}
