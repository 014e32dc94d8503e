import { useQuery } from "@tanstack/react-query";
import { subscription } from "@vigil/model/reporting/subscription";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { Message } from "../../ui/Message.tsx";

/** Where there is no mail server it is said before somebody waits for a mail. */
export function NoMailNote() {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: [subscription.url, "mail"],
    queryFn: ({ signal }) => call<{ mail: boolean }>("GET", `${subscription.url}/mail`, { signal }),
    staleTime: Infinity,
  });
  return data?.mail === false ? <Message kind="warning">{t("subscriptions.noMail")}</Message> : null;
}
