import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { Row } from "../../entity/row.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { formatInstant } from "../../ui/format.ts";
import { Table } from "../../ui/Table.tsx";
import styles from "../providers/Rules.module.css";
import { identitiesQuery, type LinkedIdentity } from "./identitiesQuery.ts";
import { LinkForm } from "./LinkForm.tsx";
import { useAct } from "../../shell/useAct.ts";

/** Which people of identity providers are this account; linked by hand and taken away again. */
export function UserIdentities({ user }: { user: Row }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const me = useUser();
  const mayEdit = can(me, "users:edit") && can(me, "identityProviders:view") && me.addons.includes("identityProviders");
  const query = identitiesQuery(user.id);
  const { data: identities } = useSuspenseQuery(query);
  const kept = async (answer: LinkedIdentity[]) => {
    queries.setQueryData(query.queryKey, answer);
    await queries.invalidateQueries({ queryKey: ["users"] });
  };
  const { run, busy } = useAct({
    ask: ({ name }: LinkedIdentity) => ({
      title: t("identity.unlinkTitle", { name }),
      text: t("identity.unlinkText"),
      confirm: t("identity.unlink"),
      danger: true,
    }),
    call: ({ identityProviderId }) => call<LinkedIdentity[]>("POST", `users/${user.id}/unlink`, { body: { identityProviderId } }),
    done: kept,
    told: () => t("identity.unlinked"),
  });
  return (
    <div className={styles.rules}>
      {identities.length === 0 ? (
        <EmptyState title={t("identity.identities")} text={t("identity.noIdentities")} />
      ) : (
        <Table label={t("identity.identities")}>
          <thead>
            <tr>
              <th scope="col">{t("identity.provider")}</th>
              <th scope="col">{t("identity.subject")}</th>
              <th scope="col">{t("identity.linkedSince")}</th>
              {mayEdit && <th scope="col">{t("identity.unlink")}</th>}
            </tr>
          </thead>
          <tbody>
            {identities.map((linked) => (
              <tr key={linked.identityProviderId}>
                <td>
                  <bdi>{linked.name}</bdi>
                  {linked.managing && ` (${t("identity.managing")})`}
                </td>
                <td>
                  <code dir="ltr">{linked.subject}</code>
                </td>
                <td>{formatInstant(linked.createdAt)}</td>
                {mayEdit && (
                  <td>
                    <Button
                      kind="plain"
                      size="small"
                      busy={busy}
                      aria-label={`${t("identity.unlink")}: ${linked.name}`}
                      onClick={() => void run(linked)}
                    >
                      {t("identity.unlink")}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {mayEdit && <LinkForm userId={user.id} linked={identities.map((one) => one.identityProviderId)} done={kept} />}
    </div>
  );
}
