import { useTranslation } from "react-i18next";

export function BackToSignIn({ domain }: { domain: string }) {
  const { t } = useTranslation();
  return <a href={`/${domain}/login`}>{t("signIn.recover.back")}</a>;
}
