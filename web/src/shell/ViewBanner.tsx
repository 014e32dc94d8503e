import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { Button } from "../ui/Button.tsx";
import { showProblem } from "./alerts.ts";
import type { SessionUser } from "./user.ts";
import styles from "./ViewBanner.module.css";

/** Says with whose eyes one looks, and ends it: back to the person's page, loaded anew, as nothing that was read is one's own. */
export function ViewBanner({ user: { id, firstName, lastName, username, domain } }: { user: SessionUser }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const name = `${firstName} ${lastName}`.trim();
  const end = async () => {
    setBusy(true);
    try {
      await call("POST", "user/view/end");
      location.assign(`/${domain.name}/admin/users/${id}`);
    } catch (problem) {
      setBusy(false);
      showProblem(problem);
    }
  };
  return (
    <aside className={styles.banner} aria-label={t("viewAs.label")}>
      <span>
        <span>{t("viewAs.text", { name: name === "" ? username : `${name} (${username})` })}</span>
      </span>
      <Button kind="plain" size="small" busy={busy} onClick={() => void end()}>
        {t("viewAs.end")}
      </Button>
    </aside>
  );
}
