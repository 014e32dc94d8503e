import { user } from "@vigil/model/organization/user";
import { userSession } from "@vigil/model/organization/userSession";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";

/** Ends every session of the people named, wherever they are signed in. */
export function SignOutUsers({ ids, done }: { ids: readonly number[]; done: () => void }) {
  const { t } = useTranslation();
  const count = ids.length;
  const { run } = useAct({
    ask: () => ({ title: t("person.signOutTitle", { count }), text: t("person.signOutText"), confirm: t("person.signOut"), danger: true }),
    call: () => call<{ ended: number }>("POST", "users/sessions/end", { body: { ids } }),
    done,
    told: ({ ended }) => t("person.signedOut", { count: ended }),
    stale: [{ queryKey: [userSession.url] }, { queryKey: [user.url] }],
  });
  return (
    <Button kind="plain" size="bar" data-close onClick={() => void run()}>
      {t("person.signOut")}
    </Button>
  );
}
