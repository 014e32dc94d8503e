import { askNames } from "@vigil/model/compliance/authority/authorityAsks";
import { editionOf, sourceOf, type PackName } from "@vigil/model/compliance/authority/authorityPacks";
import { useTranslation } from "react-i18next";
import { optionLabel } from "../../shell/recordPhrase.ts";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./standing.module.css";

/** Which figures of a law stand in which article; the others are proposed by us, and say so. */
export function LawSources({ pack }: { pack: PackName }) {
  const { t } = useTranslation();
  const edition = editionOf(pack);
  if (edition === undefined) return <p className={styles.quiet}>{t("authority.ownRule")}</p>;
  const proposed = askNames.filter((name) => sourceOf(pack, name) === undefined);
  const words = (names: readonly (typeof askNames)[number][]) => names.map((name) => t(`records.authorityRule.fields.${name}`)).join(" · ");
  return (
    <ul className={styles.list}>
      {edition.sources.map(({ article, url, says }) => (
        <li key={article ?? url}>
          <a href={url} target="_blank" rel="noreferrer">
            <bdi>{article ?? optionLabel("authorityRule", "pack", pack)}</bdi>
          </a>
          {says.length > 0 && `: ${words(says)}`}
        </li>
      ))}
      <li>
        <Tag tone="warn">{t("authority.check")}</Tag> {words(proposed)}
      </li>
    </ul>
  );
}
