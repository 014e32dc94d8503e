import { filterNames, type Entity } from "@vigil/model/entity/entity";
import { isReadable } from "@vigil/model/entity/isReadable";
import { isSearched } from "@vigil/model/entity/isSearched";
import { entityNamed } from "@vigil/model/entity/path";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { listTitle, recordTitle } from "../../shell/recordPhrase.ts";
import { useUser } from "../../shell/user.ts";
import { FilterChip } from "./FilterChip.tsx";
import { SearchBox } from "./SearchBox.tsx";
import styles from "./Filter.module.css";
import type { ListPlace } from "../list/listPlace.ts";
import type { ListState } from "../list/listState.ts";
import { Button } from "../../ui/Button.tsx";

interface FilterBarProps {
  place: ListPlace;
  state: ListState;
  change: (change: Partial<ListState>) => void;
}

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
      {isSearched(entity, may) && <SearchBox label={searchLabel(entity, t)} value={state.search} search={(search) => change({ search })} />}
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
