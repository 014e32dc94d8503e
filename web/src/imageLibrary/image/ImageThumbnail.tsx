import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./ImageThumbnail.module.css";

/** The first view of an image, small: drawn when it comes near the screen, and kept by the browser. Until then its place is seen to wait. */
export function ImageThumbnail({ id }: { id: number }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const [drawn, setDrawn] = useState(false);
  if (failed) return <span className={styles.none}>{t("library.catalogue.noPicture")}</span>;
  return (
    <img
      className={drawn ? styles.thumbnail : styles.coming}
      src={`/api/images/${id}/views/0/thumbnail`}
      alt=""
      loading="lazy"
      decoding="async"
      onLoad={() => setDrawn(true)}
      onError={() => setFailed(true)}
    />
  );
}
