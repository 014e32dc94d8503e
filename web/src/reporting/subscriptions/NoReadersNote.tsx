import { useTranslation } from "react-i18next";
import { Message } from "../../ui/Message.tsx";

/** A subscription that nobody receives. */
export function NoReadersNote({ users }: { users: unknown }) {
  const { t } = useTranslation();
  if (Array.isArray(users) && users.length > 0) return null;
  return <Message kind="warning">{t("subscriptions.noReaders")}</Message>;
}
