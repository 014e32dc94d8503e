import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { clientVersion } from "../version.ts";
import { serverVersion } from "./serverVersion.ts";
import styles from "./UpdatePrompt.module.css";
import { Button } from "../ui/Button.tsx";

const pollMs = 5 * 60_000;

/** Offers to reload when the server has moved on; never by itself, somebody may be in the middle of a session. */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const [version, setVersion] = useState<string>();
  const [later, setLater] = useState<string>();
  useEffect(() => {
    const look = () => void serverVersion(Date.now()).then(setVersion);
    look();
    const timer = setInterval(look, pollMs);
    return () => clearInterval(timer);
  }, []);
  if (!version || version === clientVersion || version === later) return null;
  return (
    <aside className={styles.prompt} role="status">
      <strong>{t("shell.updateTitle")}</strong>
      <p>{t("shell.updateText", { version })}</p>
      <div className={styles.buttons}>
        <Button kind="plain" size="small" onClick={() => setLater(version)}>
          {t("shell.later")}
        </Button>
        <Button size="small" onClick={() => location.reload()}>
          {t("shell.reload")}
        </Button>
      </div>
    </aside>
  );
}
