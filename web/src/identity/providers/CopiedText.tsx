import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { toast } from "../../shell/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Rules.module.css";

/** A text to be carried elsewhere: by the button, or by hand where the browser lends no clipboard (plain http). */
export function CopiedText({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  const copy = () => navigator.clipboard.writeText(text).then(() => toast(t("identity.copied")));
  return (
    <div className={styles.copied}>
      <TextInput label={label} value={text} readOnly dir="ltr" onFocus={({ target }) => target.select()} />
      {window.isSecureContext && (
        <Button kind="plain" aria-label={`${t("identity.copy")}: ${label}`} onClick={() => void copy()}>
          {t("identity.copy")}
        </Button>
      )}
    </div>
  );
}
