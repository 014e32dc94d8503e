import { useTranslation } from "react-i18next";
import { useUser } from "../shell/user.ts";
import styles from "../entity/record/Record.module.css";

/** Over the list of libraries, for who may order images: it is done on the page of one. */
export function WhereToOrder() {
  const { t } = useTranslation();
  const { permissions, addons } = useUser();
  if (!permissions.includes("images:add") || !addons.includes("imageGenerator")) return null;
  return <small className={styles.quiet}>{t("library.whereToOrder")}</small>;
}
