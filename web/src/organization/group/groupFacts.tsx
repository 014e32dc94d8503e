import type { group } from "@vigil/model/organization/group";
import { user } from "@vigil/model/organization/user";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { Facts } from "../../entity/place.ts";
import { mostNamed, NamedRecords } from "../../entity/record/ReferenceNames.tsx";
import type { ListAnswer } from "../../entity/row.ts";

export const groupFacts: Facts<typeof group> = {
  users: ({ users }) => <Members ids={users} />,
};

/** People by their names, not by what they sign in with. */
function Members({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const { data } = useQuery({
    queryKey: [user.url, "named", ids],
    queryFn: ({ signal }) => {
      const asked = { id: ids.slice(0, mostNamed).join(","), fields: "firstName,lastName,username", limit: `${mostNamed}`, count: "none" };
      return call<ListAnswer>("GET", `${user.url}?${new URLSearchParams(asked).toString()}`, { signal });
    },
    enabled: ids.length > 0,
  });
  const named = data?.rows.map(({ id, firstName, lastName, username }) => ({
    id,
    name: `${String(firstName)} ${String(lastName)}`.trim() || String(username),
  }));
  return <NamedRecords to={user.name} ids={ids} domain={domain} none={t("entity.none")} named={named} />;
}
