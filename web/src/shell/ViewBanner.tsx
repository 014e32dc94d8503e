import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { Button } from "../ui/Button.tsx";
import { useAct } from "./useAct.ts";
import { useUser } from "./user.ts";
import styles from "./ViewBanner.module.css";

/** Says with whose eyes one looks, and ends it: back to the person's page, loaded anew, as nothing that was read is one's own. */
export function ViewBanner() {
  const { t } = useTranslation();
  const { id, firstName, lastName, username, domain } = useUser();
  const name = `${firstName} ${lastName}`.trim();
  const ending = useAct({
    call: () => call("POST", "user/view/end"),
    done: () => location.assign(`/${domain.name}/admin/users/${id}`),
  });
  return (
    <aside className={styles.banner} aria-label={t("viewAs.label")}>
      <span>
        <bdi>{t("viewAs.text", { name: name === "" ? username : `${name} (${username})` })}</bdi>
      </span>
      <Button kind="plain" size="small" busy={ending.busy} onClick={() => void ending.run()}>
        {t("viewAs.end")}
      </Button>
    </aside>
  );
}
