import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonLook } from "../../ui/buttonLook.ts";

/** Over the list of users: the locks of all accounts, by the addresses they came from. */
export function LocksLink() {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  return (
    <Link to="/$domain/admin/users/locks" params={{ domain }} className={buttonLook("plain", "bar")}>
      {t("userLocks.tab")}
    </Link>
  );
}
