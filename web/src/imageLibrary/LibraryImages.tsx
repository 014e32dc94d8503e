import { image } from "@vigil/model/imageLibrary/image";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmbeddedList } from "../entity/EmbeddedList.tsx";
import { FilterChip } from "../entity/FilterChip.tsx";
import listStyles from "../entity/List.module.css";

const offered = ["state", "difficulty", "custom"] as const;

/** The images of a library, narrowed by what is known about all of them. */
export function LibraryImages({ libraryId, domain }: { libraryId: number; domain: string }) {
  const { t } = useTranslation();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const set = (change: Record<string, string>) =>
    setFilters((before) => Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== "")));
  return (
    <>
      <div className={listStyles.filters} role="search" aria-label={t("library.image.filters")}>
        {offered.map((name) => (
          <FilterChip key={name} entity={image} name={name} filters={filters} set={set} />
        ))}
        {Object.keys(filters).length > 0 && (
          <button type="button" className={listStyles.textButton} onClick={() => setFilters({})}>
            {t("entity.clearAll")}
          </button>
        )}
      </div>
      <EmbeddedList
        key={JSON.stringify(filters)}
        domain={domain}
        url="images"
        filters={{ imageLibraryId: String(libraryId), ...filters }}
      />
    </>
  );
}
