import { user } from "@vigil/model/organization/user";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Facts } from "../../entity/place.ts";
import { ReferenceNames } from "../../entity/record/ReferenceNames.tsx";

export const userFacts: Facts<typeof user> = {
  scopeGroups: ({ scopeGroups }) => <Narrowing to={user.fields.scopeGroups.to} ids={scopeGroups} />,
  scopePrograms: ({ scopePrograms }) => <Narrowing to={user.fields.scopePrograms.to} ids={scopePrograms} />,
};

/** What narrows whom somebody manages: with none of it they are not limited. */
function Narrowing({ to = "", ids }: { to: string | undefined; ids: readonly number[] }) {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  return <ReferenceNames to={to} ids={ids} domain={domain} none={t("entity.notLimited")} />;
}
