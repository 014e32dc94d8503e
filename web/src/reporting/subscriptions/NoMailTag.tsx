import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Tag } from "../../ui/Tag.tsx";
import { subscriptionSettingQuery } from "./subscriptionSettingQuery.ts";

/** Over the list of subscriptions, where none of them will be sent. */
export function NoMailTag() {
  const { t } = useTranslation();
  const { data } = useQuery(subscriptionSettingQuery);
  if (data?.mail !== false) return null;
  return (
    <span title={t("subscriptions.noMail")} style={{ alignSelf: "center" }}>
      <Tag tone="warn">{t("subscriptions.noMailShort")}</Tag>
    </span>
  );
}
