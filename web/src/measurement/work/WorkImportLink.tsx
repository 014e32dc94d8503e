import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { can, useUser } from "../../shell/user.ts";
import { buttonLook } from "../../ui/buttonLook.ts";

/** Over the list of results: where files of machines come in. */
export function WorkImportLink() {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  return can(useUser(), "workResults:add") ? (
    <Link to="/$domain/admin/workresults/import" params={{ domain }} className={buttonLook("primary", "bar")}>
      {t("workImport.import")}
    </Link>
  ) : null;
}
