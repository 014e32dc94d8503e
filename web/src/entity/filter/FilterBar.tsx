import { filterNames, type Entity } from "@vigil/model/entity/entity";
import { isReadable } from "@vigil/model/entity/isReadable";
import { isSearched } from "@vigil/model/entity/isSearched";
import { entityNamed } from "@vigil/model/entity/path";
import type { TFunction } from "i18next";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { listTitle, recordTitle } from "../../shell/recordPhrase.ts";
import { useUser } from "../../shell/user.ts";
import { FilterChip } from "./FilterChip.tsx";
import styles from "./Filter.module.css";
import type { ListPlace } from "../list/listPlace.ts";
import type { ListState } from "../list/listState.ts";
import { Button } from "../../ui/Button.tsx";

interface FilterBarProps {
  place: ListPlace;
  state: ListState;
  change: (change: Partial<ListState>) => void;
}

const typedPauseMs = 250;

/** Search and one chip for each filter. */
export function FilterBar({ place: { entity, place }, state, change }: FilterBarProps) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const may = (permission: string) => permissions.includes(permission);
  // A filter by records of a list that is closed to this user would have nothing to choose from.
  const offered = filterNames(entity).filter((name) => {
    const field = entity.fields[name];
    if (field === undefined || !isReadable(field, may)) return false;
    const { to } = field;
    return to === undefined || name in state.filters || may(`${entityNamed(to).plural}:view`);
  });
  return (
    <div className={styles.filters} data-tour="filters" role="search" aria-label={t("shell.searchShort")}>
      {isSearched(entity, may) && (
        <SearchBox key={state.search} label={searchLabel(entity, t)} value={state.search} search={(search) => change({ search })} />
      )}
      {offered.map((name) => (
        <FilterChip
          key={name}
          entity={entity}
          name={name}
          words={place.filterWords?.[name]}
          filters={state.filters}
          set={(filters) => change({ filters: { ...state.filters, ...filters } })}
        />
      ))}
      {Object.keys(state.filters).length > 0 && (
        <Button kind="text" onClick={() => change({ filters: {} })}>
          {t("entity.clearAll")}
        </Button>
      )}
    </div>
  );
}

const searchLabel = ({ name, fields, searchedBy }: Entity, t: TFunction): string => {
  const by = searchedBy && fields[searchedBy]?.to;
  const list = listTitle(name);
  return by === undefined ? t("entity.searchIn", { list }) : t("entity.searchInBy", { list, by: recordTitle(by) });
};

/** Searches when typing pauses; `/` leads here from anywhere on the page. */
function SearchBox({ label, value, search }: { label: string; value: string; search: (words: string) => void }) {
  const box = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(value);

  useEffect(() => {
    if (words === value) return undefined;
    const timer = setTimeout(() => search(words), typedPauseMs);
    return () => clearTimeout(timer);
  }, [words, value, search]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog") !== null;
      if (event.key !== "/" || typing) return;
      event.preventDefault();
      box.current?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  return (
    <input
      ref={box}
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      value={words}
      dir="auto"
      onChange={({ target }) => setWords(target.value)}
      onKeyDown={({ key }) => {
        if (key === "Enter") search(words);
      }}
    />
  );
}
