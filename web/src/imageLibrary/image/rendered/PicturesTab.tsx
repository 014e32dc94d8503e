import "../../../simulator/glass.css";
import { enhancements } from "@vigil/model/simulator/enhancements";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../entity/row.ts";
import { useUser } from "../../../shell/user.ts";
import { Message } from "../../../ui/Message.tsx";
import { Missing } from "./Missing.tsx";
import { PictureSlot } from "./PictureSlot.tsx";
import { renderedImage } from "./renderedImage.ts";
import styles from "./Rendered.module.css";

/** The files of an image that was rendered elsewhere: a place for each enhancement of each view. */
export function PicturesTab({ record }: { record: Row }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const image = renderedImage(record);
  if (!image) return <Message kind="info">{t("rendered.measured")}</Message>;
  const open = image.closed === null && permissions.includes("images:edit");
  return (
    <div className={styles.files}>
      {image.closed === "fixed" || image.closed === "archived" ? (
        <Message kind="info">{t(`rendered.${image.closed}`)}</Message>
      ) : (
        <>
          <p className={styles.lead}>{t("rendered.filesLead")}</p>
          <Missing image={image} />
        </>
      )}
      {image.views.map(({ width, height, pictures }, view) => (
        // oxlint-disable-next-line react/no-array-index-key -- a view is its place
        <section key={view} className={styles.card} aria-label={t("rendered.view", { number: view + 1 })}>
          <h2>
            {t("rendered.view", { number: view + 1 })}{" "}
            <small>{t(width > 0 ? "rendered.size" : "rendered.noSize", { width, height })}</small>
          </h2>
          <div className={styles.slots}>
            {enhancements
              .filter((enhancement) => open || pictures[enhancement] !== undefined)
              .map((enhancement) => (
                <PictureSlot key={enhancement} image={image} view={view} enhancement={enhancement} open={open} />
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}
