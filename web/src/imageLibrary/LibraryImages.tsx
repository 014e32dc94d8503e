import { isReadable } from "@vigil/model/entity/isReadable";
import { image } from "@vigil/model/imageLibrary/image";
import { threatCategories } from "@vigil/model/imageLibrary/recipe";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmbeddedList } from "../entity/list/EmbeddedList.tsx";
import { FilterChip } from "../entity/filter/FilterChip.tsx";
import type { Row } from "../entity/row.ts";
import { categoryName } from "../simulator/screen/categoryLabel.ts";
import { useUser } from "../shell/user.ts";
import { ReviewLink } from "./approval/ReviewLink.tsx";
import { mayKeep } from "./mayKeep.ts";
import filterStyles from "../entity/filter/Filter.module.css";
import { Button } from "../ui/Button.tsx";
import { buttonLook } from "../ui/buttonLook.ts";

const offered = ["state", "kind", "decision", "threatCategory", "difficulty", "pool", "custom"] as const;
const categories = { values: threatCategories, words: categoryName };

/** The images of a library, narrowed by what is known about all of them. */
export function LibraryImages({ library, domain }: { library: Row; domain: string }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const set = (change: Record<string, string>) =>
    setFilters((before) => Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== "")));
  return (
    <>
      <div className={filterStyles.filters} role="search" aria-label={t("library.image.filters")}>
        {offered
          .filter((name) => isReadable(image.fields[name], (permission) => permissions.some((own) => own === permission)))
          .map((name) => (
            <FilterChip
              key={name}
              entity={image}
              name={name}
              words={name === "threatCategory" ? categories : undefined}
              filters={filters}
              set={set}
            />
          ))}
        {Object.keys(filters).length > 0 && (
          <Button kind="text" onClick={() => setFilters({})}>
            {t("entity.clearAll")}
          </Button>
        )}
        <ReviewLink filters={{ imageLibraryId: String(library.id), ...filters }} />
        {mayKeep(permissions, "images:add", library) && (
          <Link
            to="/$domain/admin/$list/$id"
            params={{ domain, list: image.url, id: "add" }}
            search={{ imageLibraryId: String(library.id) }}
            className={buttonLook("primary", "bar")}
          >
            {t("rendered.addToLibrary")}
          </Link>
        )}
      </div>
      <EmbeddedList
        key={JSON.stringify(filters)}
        domain={domain}
        url="images"
        filters={{ imageLibraryId: String(library.id), ...filters }}
      />
    </>
  );
}
