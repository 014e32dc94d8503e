import type { CatalogueKind } from "@vigil/model/imageLibrary/catalogueKind";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../../phraseOf.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { formatNumber } from "../../ui/format.ts";
import { inLanguage } from "../../ui/inLanguage.ts";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./Catalogue.module.css";

/** One kind: alone in the scanner in both views, and what it is. `pictures`: where those are. */
export function CatalogueCard({ kind, pictures, declared }: { kind: CatalogueKind; pictures: string; declared: boolean }) {
  const { t } = useTranslation();
  const name = inLanguage(kind.name);
  const [x, y, z] = kind.millimetres.map((length) => formatNumber(length));
  return (
    <li className={styles.kind}>
      <div className={styles.pictures}>
        <Picture address={`${pictures}/${kind.kind}/views/0`} alt={t("library.catalogue.above", { name })} />
        <Picture address={`${pictures}/${kind.kind}/views/1`} alt={t("library.catalogue.side", { name })} />
      </div>
      <div className={styles.words}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <div className={styles.tags}>
          <Tag>{phraseOf(`library.families.${kind.family}`, kind.family)}</Tag>
          {kind.category && <Tag tone="bad">{categoryName(kind.category)}</Tag>}
        </div>
        <p dir="auto">{inLanguage(kind.description)}</p>
        <dl className={styles.facts}>
          <dt>{t("library.catalogue.materials")}</dt>
          <dd>
            {kind.classes.map((each) => t(`library.materialClasses.${each}`)).join(" · ")}{" "}
            <bdi>({kind.materials.map(inLanguage).join(t("library.catalogue.comma"))})</bdi>
          </dd>
          <dt>{t("library.catalogue.dimensions")}</dt>
          <dd>{t("library.catalogue.millimetres", { x, y, z })}</dd>
          <dt>{t("library.catalogue.mass")}</dt>
          <dd>{t("library.catalogue.grams", { mass: formatNumber(kind.grams) })}</dd>
          {declared && (
            <>
              <dt>{t("library.catalogue.manifest")}</dt>
              <dd>
                <bdi>{kind.manifestLine}</bdi>
              </dd>
            </>
          )}
        </dl>
      </div>
    </li>
  );
}

/** Drawn by the server when it comes near the screen, and kept by the browser for a day. */
function Picture({ address, alt }: { address: string; alt: string }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  return (
    <div className={styles.picture}>
      {failed ? (
        t("library.catalogue.noPicture")
      ) : (
        <img src={address} alt={alt} loading="lazy" fetchPriority="low" decoding="async" onError={() => setFailed(true)} />
      )}
    </div>
  );
}
