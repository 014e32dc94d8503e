import type { user } from "@vigil/model/organization/user";
import type { RecordOf } from "@vigil/model/entity/entity";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { Button } from "../../ui/Button.tsx";

/** Goes on with the person's eyes, on their first page, loaded anew: what was read so far is not theirs. */
export function ViewAsUser({ domain, record }: { domain: string; record: RecordOf<typeof user> }) {
  const { t } = useTranslation();
  const name = `${record.firstName} ${record.lastName}`.trim() || record.username;
  const { run } = useAct({
    ask: () => ({ title: t("person.viewAsTitle", { name }), text: t("person.viewAsText"), confirm: t("person.viewAsBegin") }),
    call: () => call("POST", `users/${record.id}/view`),
    done: () => location.assign(`/${domain}`),
  });
  return (
    <Button kind="plain" size="bar" data-close onClick={() => void run()}>
      {t("person.viewAs")}
    </Button>
  );
}
