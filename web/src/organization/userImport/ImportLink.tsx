import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { can, useUser } from "../../shell/user.ts";
import { buttonLook } from "../../ui/buttonLook.ts";

/** Over the list of users: where files of people come in. */
export function ImportLink() {
  const { t } = useTranslation();
  const { domain } = useParams({ strict: false });
  if (!can(useUser(), "users:add")) return null;
  return (
    <Link to="/$domain/admin/users/import" params={{ domain: domain ?? "" }} className={buttonLook("plain", "bar")}>
      {t("userImport.import")}
    </Link>
  );
}
