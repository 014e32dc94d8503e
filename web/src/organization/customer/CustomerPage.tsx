import type { Customer } from "@vigil/model/organization/customer";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NotAllowed } from "../../shell/NotAllowed.tsx";
import { can, useUser } from "../../shell/user.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { CustomerForm } from "./CustomerForm.tsx";
import { CustomerMade } from "./CustomerMade.tsx";

/** A new customer in one go: whose it is, its domain, its company, and who runs it. */
export function CustomerPage() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const [made, setMade] = useState<Customer>();
  if (!can(useUser(), "organizations:delete")) return <NotAllowed />;
  return (
    <>
      <PageHead title={t("customer.title")} crumb={t("shell.rooms.organization")} lead={made ? undefined : t("customer.lead")} />
      {made ? <CustomerMade customer={made} another={() => setMade(undefined)} /> : <CustomerForm domain={domain} made={setMade} />}
    </>
  );
}
