import { useQuery } from "@tanstack/react-query";
import type { CatalogueKind } from "@vigil/model/imageLibrary/catalogueKind";
import { threatCategories } from "@vigil/model/imageLibrary/recipe";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../phraseOf.ts";
import { problemMessage } from "../problemMessage.ts";
import { useUser } from "../shell/user.ts";
import { NotAllowed } from "../shell/NotAllowed.tsx";
import { categoryName } from "../simulator/screen/categoryLabel.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Message } from "../ui/Message.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./Catalogue.module.css";
import { CatalogueCard } from "./CatalogueCard.tsx";
import libraryStyles from "./Library.module.css";
import { catalogueQuery } from "./orderCalls.ts";

interface Narrowing {
  words: string;
  family: string;
  /** Empty for all, `everyday`, `threats`, or one category. */
  category: string;
}

const fits = ({ words, family, category }: Narrowing, kind: CatalogueKind): boolean =>
  (family === "" || kind.family === family) &&
  (category === "" ||
    (category === "everyday" ? kind.category === null : category === "threats" ? kind.category !== null : kind.category === category)) &&
  `${kind.name} ${kind.manifestLine}`.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());

/** Everything bags are packed with, each thing as the scanner shows it alone. */
export function CataloguePage() {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const may = permissions.includes("images:view");
  const { data, error } = useQuery({ ...catalogueQuery, enabled: may });
  const [narrowing, setNarrowing] = useState<Narrowing>({ words: "", family: "", category: "" });
  if (!may) return <NotAllowed />;
  const set = (change: Partial<Narrowing>) => setNarrowing((before) => ({ ...before, ...change }));
  const kinds = data?.kinds ?? [];
  const shown = kinds.filter((kind) => fits(narrowing, kind));
  const families = [...new Set(kinds.map(({ family }) => family))];
  return (
    <>
      <PageHead
        title={t("library.catalogue.title")}
        crumb={t("shell.rooms.imageLibrary")}
        lead={t("library.catalogue.lead")}
        aside={data && <span aria-live="polite">{t("library.catalogue.count", { count: shown.length })}</span>}
      />
      <div className={libraryStyles.filters} role="search" aria-label={t("library.catalogue.filters")}>
        <label>
          {t("library.catalogue.search")}
          <input type="search" dir="auto" value={narrowing.words} onChange={({ target }) => set({ words: target.value })} />
        </label>
        <label>
          {t("library.catalogue.family")}
          <select value={narrowing.family} onChange={({ target }) => set({ family: target.value })}>
            <option value="">{t("library.catalogue.all")}</option>
            {families.map((family) => (
              <option key={family} value={family}>
                {phraseOf(`library.families.${family}`, family)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("library.catalogue.category")}
          <select value={narrowing.category} onChange={({ target }) => set({ category: target.value })}>
            <option value="">{t("library.catalogue.all")}</option>
            <option value="everyday">{t("library.catalogue.everyday")}</option>
            <option value="threats">{t("library.catalogue.threats")}</option>
            {threatCategories.map((category) => (
              <option key={category} value={category}>
                {categoryName(category)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {error && <Message kind="error">{problemMessage(error)}</Message>}
      {!data && !error && <Skeleton height={420} />}
      {data && shown.length === 0 && <EmptyState title={t("library.catalogue.none")} text={t("library.catalogue.noneText")} />}
      <ul className={styles.grid}>
        {shown.map((kind) => (
          <CatalogueCard key={kind.kind} kind={kind} />
        ))}
      </ul>
    </>
  );
}
