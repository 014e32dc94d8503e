import { imageLibrary } from "@vigil/model/imageLibrary/imageLibrary";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { recordQuery } from "../../../entity/entityCalls.ts";
import type { Row } from "../../../entity/row.ts";
import { useUser } from "../../../shell/user.ts";
import { Message } from "../../../ui/Message.tsx";
import { ImageScan } from "../ImageScan.tsx";
import { renderedImage } from "./renderedImage.ts";
import styles from "./Rendered.module.css";
import { ThreatEditor } from "./ThreatEditor.tsx";

const { threatCategories } = imageLibrary.fields;

/** The polygons of an image: drawn by hand where its pictures were rendered elsewhere, else only shown. */
export function MarkThreats({ record }: { record: Row }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const image = renderedImage(record);
  const { data: library } = useQuery({ ...recordQuery(imageLibrary, image?.libraryId ?? 0), enabled: image !== null });
  if (!image)
    return (
      <div className={styles.files}>
        <Message kind="info">{t("rendered.measured")}</Message>
        <ImageScan image={record} />
      </div>
    );
  if (image.views.every(({ pictures }) => Object.keys(pictures).length === 0))
    return <Message kind="info">{t("rendered.noPictureText")}</Message>;
  if (image.stated.kind === "innocent") return <Message kind="info">{t("rendered.innocent")}</Message>;
  const categories = threatCategories.schema.safeParse(library?.["threatCategories"]).data;
  if (!categories) return null;
  const open = image.closed === null && permissions.includes("images:edit");
  return (
    <div className={styles.files}>
      {(image.closed === "fixed" || image.closed === "archived") && <Message kind="info">{t(`rendered.${image.closed}`)}</Message>}
      <ThreatEditor key={image.revision} image={image} categories={categories} open={open} />
    </div>
  );
}
