import type { AddonUse as Use } from "@vigil/model/organization/addonUse";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { Message } from "../../ui/Message.tsx";

const useQuery = (id: number) =>
  queryOptions({ queryKey: ["addons", "use", id], queryFn: ({ signal }) => call<Use[]>("GET", `addons/${id}/use`, { signal }) });

/** What stops when the plugin is switched off, told before anybody does. */
export function AddonUse({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(useQuery(id));
  const used = data.filter(({ count }) => count > 0);
  if (used.length === 0) return <Message kind="info">{t("addonUse.none")}</Message>;
  return (
    <Message kind="info" title={t("addonUse.lead")}>
      <ul>
        {used.map(({ what, count }) => (
          <li key={what}>{t(`addonUse.what.${what}`, { count })}</li>
        ))}
      </ul>
    </Message>
  );
}
