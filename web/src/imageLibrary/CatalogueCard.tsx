import type { CatalogueKind } from "@vigil/model/imageLibrary/catalogueKind";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../phraseOf.ts";
import { categoryName } from "../simulator/screen/categoryLabel.ts";
import { formatNumber } from "../ui/format.ts";
import { Tag } from "../ui/Tag.tsx";
import styles from "./Catalogue.module.css";

/** One kind: alone in the scanner in both views, and what it is. */
export function CatalogueCard({ kind }: { kind: CatalogueKind }) {
  const { t } = useTranslation();
  const [x, y, z] = kind.millimetres.map((length) => formatNumber(length));
  return (
    <li className={styles.kind}>
      <div className={styles.pictures}>
        <Picture kind={kind.kind} view={0} alt={t("library.catalogue.above", { name: kind.name })} />
        <Picture kind={kind.kind} view={1} alt={t("library.catalogue.side", { name: kind.name })} />
      </div>
      <div className={styles.words}>
        <h2>
          <bdi>{kind.name}</bdi>
        </h2>
        <div className={styles.tags}>
          <Tag>{phraseOf(`library.families.${kind.family}`, kind.family)}</Tag>
          {kind.category && <Tag tone="bad">{categoryName(kind.category)}</Tag>}
        </div>
        <p dir="auto">{kind.description}</p>
        <dl className={styles.facts}>
          <dt>{t("library.catalogue.materials")}</dt>
          <dd>
            {kind.classes.map((each) => t(`library.materialClasses.${each}`)).join(" · ")} <bdi>({kind.materials.join(", ")})</bdi>
          </dd>
          <dt>{t("library.catalogue.dimensions")}</dt>
          <dd>{t("library.catalogue.millimetres", { x, y, z })}</dd>
          <dt>{t("library.catalogue.mass")}</dt>
          <dd>{t("library.catalogue.grams", { mass: formatNumber(kind.grams) })}</dd>
          <dt>{t("library.catalogue.manifest")}</dt>
          <dd>
            <bdi>{kind.manifestLine}</bdi>
          </dd>
        </dl>
      </div>
    </li>
  );
}

/** Drawn by the server when it comes near the screen, and kept by the browser for a day. */
function Picture({ kind, view, alt }: { kind: string; view: number; alt: string }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  return (
    <div className={styles.picture}>
      {failed ? (
        t("library.catalogue.noPicture")
      ) : (
        <img src={`/api/catalogue/${kind}/views/${view}`} alt={alt} loading="lazy" decoding="async" onError={() => setFailed(true)} />
      )}
    </div>
  );
}
