import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Message } from "../../ui/Message.tsx";
import { subscriptionSettingQuery } from "./subscriptionSettingQuery.ts";

/** Where there is no mail server it is said before somebody waits for a mail. */
export function NoMailNote() {
  const { t } = useTranslation();
  const { data } = useQuery(subscriptionSettingQuery);
  return data?.mail === false ? <Message kind="warning">{t("subscriptions.noMail")}</Message> : null;
}
