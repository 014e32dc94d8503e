import { user } from "@vigil/model/organization/user";
import { userSession } from "@vigil/model/organization/userSession";
import { useTranslation } from "react-i18next";
import type { Selected } from "../../entity/bulk/selected.ts";
import { useBulkAct } from "../../entity/bulk/useBulkAct.ts";
import { Button } from "../../ui/Button.tsx";

/** Ends every session of the people named, wherever they are signed in. */
export function SignOutUsers({ chosen, done }: { chosen: Selected; done: () => void }) {
  const { t } = useTranslation();
  const { count } = chosen;
  const { run } = useBulkAct({
    chosen,
    ask: () => ({ title: t("person.signOutTitle", { count }), text: t("person.signOutText"), confirm: t("person.signOut"), danger: true }),
    path: () => `${user.url}/sessions/end`,
    done,
    told: (people) => t("person.signedOutPeople", { count: people }),
    stale: [{ queryKey: [userSession.url] }, { queryKey: [user.url] }],
  });
  return (
    <Button kind="plain" size="bar" data-close onClick={() => void run()}>
      {t("person.signOut")}
    </Button>
  );
}
