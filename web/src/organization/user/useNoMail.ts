import { useTranslation } from "react-i18next";
import { useSendsMail } from "../../identity/useSendsMail.ts";

/** Why nobody can be written to from here; undefined where they can. */
export function useNoMail(): string | undefined {
  const { t } = useTranslation();
  return useSendsMail() === false ? t("messages.noMail") : undefined;
}
