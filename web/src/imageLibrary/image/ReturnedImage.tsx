import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Row } from "../../entity/row.ts";
import { Message } from "../../ui/Message.tsx";
import { approvalQuery } from "../approval/approvalQuery.ts";
import { can, useUser } from "../../shell/user.ts";
import { ImageThumbnail } from "./ImageThumbnail.tsx";
import styles from "./ReturnedImage.module.css";

/** An image that was sent back: what it looks like and why, before anything else of it. */
export function ReturnedImage({ image }: { image: Row }) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...approvalQuery(image.id), enabled: can(useUser(), "images:edit") });
  return (
    <div className={styles.returned}>
      <div className={styles.picture}>
        <ImageThumbnail id={image.id} />
      </div>
      {data && (
        <Message kind="warning" title={data.decidedBy === null ? "" : t("imageReview.sentBackBy", { name: data.decidedBy })}>
          <p>{t("imageReview.reason", { reason: data.reason })}</p>
        </Message>
      )}
    </div>
  );
}
