import type { Approval } from "@vigil/model/imageLibrary/approval";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import styles from "../Library.module.css";

/** Who made an image and who has approved it or may; why it was archived. */
export function ApprovalNote({ approval, state }: { approval: Approval; state: string }) {
  const { t, i18n } = useTranslation();
  const { madeBy, mine, approvedBy, decidedBy, approvers, sourceId, reason } = approval;
  const names = new Intl.ListFormat(i18n.language, { type: "disjunction" }).format(approvers);
  const said = [
    madeBy !== null && t("threatProjection.approval.madeBy", { name: madeBy }),
    approvedBy !== null && state === "approved" && t("threatProjection.approval.approvedBy", { name: approvedBy }),
    state === "draft" && mine && t("threatProjection.approval.mine"),
    state === "draft" && approvers.length > 0 && t("threatProjection.approval.may", { names }),
    state === "draft" && approvers.length === 0 && t("threatProjection.approval.nobody"),
    state === "returned" && decidedBy !== null && t("imageReview.sentBackBy", { name: decidedBy }),
    state === "archived" && decidedBy !== null && t("imageReview.archivedBy", { name: decidedBy }),
    state === "returned" && t("imageReview.reason", { reason }),
    state === "archived" && reason !== "" && t("threatProjection.approval.reason", { reason }),
  ].filter((sentence) => typeof sentence === "string");
  return (
    <p className={styles.approval}>
      {said.map((sentence) => (
        <bdi key={sentence}>{sentence}</bdi>
      ))}
      {sourceId !== null && (
        <Link to="/$domain/admin/$list/$id/$tab" params={{ domain: domainOfPage(), list: "images", id: String(sourceId), tab: "scan" }}>
          {t("threatProjection.approval.source", { id: sourceId })}
        </Link>
      )}
    </p>
  );
}
