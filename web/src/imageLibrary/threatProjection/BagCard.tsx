import { Link } from "@tanstack/react-router";
import type { BagsAnswer } from "@vigil/model/imageLibrary/threatProjection";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Tag } from "../../ui/Tag.tsx";
import { bagTypeName } from "../image/bagTypeName.ts";
import styles from "./Projection.module.css";

type Bag = BagsAnswer["bags"][number];

/** One bag as it looks in its first view; it leads to the editor. */
export function BagCard({ bag, domain }: { bag: Bag; domain: string }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  return (
    <li>
      <Link to="/$domain/admin/images/$id/project" params={{ domain, id: String(bag.id) }} className={styles.bag}>
        {failed ? (
          <span className={styles.hint}>{t("library.catalogue.noPicture")}</span>
        ) : (
          <img src={`/api/images/${bag.id}/views/0/thumbnail`} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
        )}
        <span className={styles.bagWords}>
          <bdi>{bagTypeName(bag.bagType)}</bdi>
          <span className={styles.hint}>{t("threatProjection.image", { id: bag.id })}</span>
          <Tag tone={bag.decision === "P" ? "quiet" : "warn"}>{t(`threatProjection.bags.decisions.${bag.decision}`)}</Tag>
          <Tag>{t("library.coverage.level", { level: bag.difficulty })}</Tag>
        </span>
      </Link>
    </li>
  );
}
