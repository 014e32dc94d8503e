import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { mostReviewCounted } from "@vigil/model/imageLibrary/imageReview";
import { buttonLook } from "../../ui/buttonLook.ts";
import { Card } from "../../ui/Card.tsx";
import { formatNumber } from "../../ui/format.ts";
import styles from "../Library.module.css";
import { ApproversNote } from "./ApproversNote.tsx";
import { imageReviewQuery } from "./imageReviewQuery.ts";

/** Images that wait for approval: the way to those of others, and who else has to look at one's own. */
export function ReviewCard({ domain }: { domain: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(imageReviewQuery());
  if (!data || data.waiting + data.own === 0) return null;
  const said = (count: number) => ({ count, formatted: formatNumber(Math.min(count, mostReviewCounted)) });
  return (
    <div className={styles.apart}>
      <Card
        title={t("imageApproval.title")}
        lead={data.waiting > 0 ? t("imageApproval.waiting", said(data.waiting)) : t("imageApproval.onlyOwn")}
      >
        {data.waiting > 0 && (
          <p>
            <Link to="/$domain/admin/images/review" params={{ domain }} className={buttonLook("primary", "bar")}>
              {t("imageApproval.review")}
            </Link>
          </p>
        )}
        {data.own > 0 && <p>{t("imageApproval.own", { count: data.own })}</p>}
        {data.own > 0 && <ApproversNote />}
      </Card>
    </div>
  );
}
