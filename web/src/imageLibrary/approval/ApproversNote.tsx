import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../../api.ts";
import { can, useUser } from "../../shell/user.ts";
import { Message } from "../../ui/Message.tsx";
import { imageReviewQuery } from "./imageReviewQuery.ts";

/** Who will approve what the reader makes; where there is nobody, how there comes to be somebody. */
export function ApproversNote({ shared = false }: { shared?: boolean }) {
  const { t, i18n } = useTranslation();
  const user = useUser();
  const mayLook = can(user, "images:edit");
  const { data } = useQuery({ ...imageReviewQuery(shared), enabled: mayLook });
  if (!mayLook || !data) return null;
  if (data.approvers.length > 0) {
    const names = new Intl.ListFormat(i18n.language, { type: "disjunction" }).format(data.approvers);
    return <p>{t("imageApproval.approvers", { names })}</p>;
  }
  return (
    <Message kind="info" title={t("imageApproval.nobodyElse")}>
      {t(can(user, "users:edit") ? "imageApproval.giveRight" : "imageApproval.askForRight")}{" "}
      {can(user, "users:edit") && (
        <Link to="/$domain/admin/$list" params={{ domain: domainOfPage(), list: "users" }}>
          {t("imageApproval.toUsers")}
        </Link>
      )}
    </Message>
  );
}
