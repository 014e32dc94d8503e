import { invitationDays } from "@vigil/model/organization/invitation";
import { user } from "@vigil/model/organization/user";
import { useTranslation } from "react-i18next";
import type { Selected } from "../../entity/bulk/selected.ts";
import { useBulkAct } from "../../entity/bulk/useBulkAct.ts";
import { useSendsMail } from "../../identity/useSendsMail.ts";
import { Button } from "../../ui/Button.tsx";

/** Mails people a link with which they choose their first password; whom it does not reach is named. */
export function InviteUsers({ chosen, done }: { chosen: Selected; done: () => void }) {
  const { t } = useTranslation();
  const { run, busy } = useBulkAct({
    chosen,
    ask: () => ({
      title: t("invitations.inviteTitle", { count: chosen.count }),
      text: t("invitations.inviteText", { days: invitationDays }),
      confirm: t("invitations.invite"),
    }),
    path: () => `${user.url}/invite`,
    done,
    told: (invited) => t("invitations.invited", { count: invited }),
    stale: [{ queryKey: [user.url] }],
  });
  const mails = useSendsMail();
  return (
    <>
      <Button kind="plain" size="bar" busy={busy} disabled={mails !== true} onClick={() => void run()}>
        {t("invitations.invite")}
      </Button>
      {mails === false && <small>{t("userImport.noMail")}</small>}
    </>
  );
}
