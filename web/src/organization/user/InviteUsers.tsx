import { invitationDays, type InvitationAnswer } from "@vigil/model/organization/invitation";
import { user } from "@vigil/model/organization/user";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";

const mostNamed = 5;

/** Mails people a link with which they choose their first password; whom it does not reach is named. */
export function InviteUsers({ ids, done }: { ids: readonly number[]; done: () => void }) {
  const { t } = useTranslation();
  const { run, busy } = useAct({
    ask: () => ({
      title: t("invitations.inviteTitle", { count: ids.length }),
      text: t("invitations.inviteText", { days: invitationDays }),
      confirm: t("invitations.invite"),
    }),
    call: () => call<InvitationAnswer>("POST", "users/invite", { body: { ids } }),
    done,
    told: ({ invited, without }) => {
      const said = t("invitations.invited", { count: invited.length });
      if (without.length === 0) return said;
      const names = without.slice(0, mostNamed).map(({ username, reason }) => `${username} (${t(`invitations.reasons.${reason}`)})`);
      return `${said} ${t("invitations.without", { count: without.length, names: names.join(", ") + (without.length > mostNamed ? " …" : "") })}`;
    },
    stale: [{ queryKey: [user.url] }],
  });
  return (
    <Button kind="plain" size="bar" busy={busy} onClick={() => void run()}>
      {t("invitations.invite")}
    </Button>
  );
}
