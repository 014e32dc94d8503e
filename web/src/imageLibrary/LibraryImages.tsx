import { isReadable } from "@vigil/model/entity/isReadable";
import { image } from "@vigil/model/imageLibrary/image";
import { threatCategories } from "@vigil/model/imageLibrary/recipe";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmbeddedList } from "../entity/list/EmbeddedList.tsx";
import { FilterChip } from "../entity/filter/FilterChip.tsx";
import type { FilterWords } from "../entity/place.ts";
import type { Row } from "../entity/row.ts";
import { categoryName } from "../simulator/screen/categoryLabel.ts";
import { useUser } from "../shell/user.ts";
import { ReviewLink } from "./approval/ReviewLink.tsx";
import { EmptyLibrary } from "./EmptyLibrary.tsx";
import { articleKinds, articleName } from "./image/articleNames.ts";
import { mayKeep } from "./mayKeep.ts";
import filterStyles from "../entity/filter/Filter.module.css";
import { Button } from "../ui/Button.tsx";
import { buttonLook } from "../ui/buttonLook.ts";

const offered = ["state", "kind", "decision", "threatCategory", "article", "difficulty", "pool", "custom", "madeBy"] as const;
const words: Readonly<Partial<Record<string, FilterWords>>> = {
  threatCategory: { values: threatCategories, words: categoryName },
  article: { values: articleKinds, words: articleName },
};
const SeveralImagesDialog = lazy(async () => ({ default: (await import("./image/several/SeveralImagesDialog.tsx")).SeveralImagesDialog }));

/** The images of a library, narrowed by what is known about all of them. */
export function LibraryImages({ library, domain }: { library: Row; domain: string }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const [several, setSeveral] = useState(false);
  const set = (change: Record<string, string>) =>
    setFilters((before) => Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== "")));
  return (
    <>
      <div className={filterStyles.filters} role="search" aria-label={t("library.image.filters")}>
        {offered
          .filter((name) => isReadable(image.fields[name], (permission) => permissions.some((own) => own === permission)))
          .filter((name) => name !== "madeBy" || permissions.includes("users:view"))
          .map((name) => (
            <FilterChip key={name} entity={image} name={name} words={words[name]} filters={filters} set={set} />
          ))}
        {Object.keys(filters).length > 0 && (
          <Button kind="text" onClick={() => setFilters({})}>
            {t("entity.clearAll")}
          </Button>
        )}
        <ReviewLink filters={{ imageLibraryId: String(library.id), ...filters }} />
        {mayKeep(permissions, "images:add", library) && (
          <Button kind="plain" size="bar" onClick={() => setSeveral(true)}>
            {t("rendered.several.open")}
          </Button>
        )}
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
      {several && (
        <Suspense>
          <SeveralImagesDialog libraryId={library.id} onClose={() => setSeveral(false)} />
        </Suspense>
      )}
      {[library["passImages"], library["holdImages"], library["rejectImages"]].every((count) => count === 0) && (
        <EmptyLibrary library={library} domain={domain} />
      )}
      <EmbeddedList
        key={JSON.stringify(filters)}
        domain={domain}
        url="images"
        filters={{ imageLibraryId: String(library.id), ...filters }}
      />
    </>
  );
}
