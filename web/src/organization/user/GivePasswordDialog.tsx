import { user } from "@vigil/model/organization/user";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import type { RowActionsProps } from "../../entity/place.ts";
import { NewPasswordFields } from "../../identity/NewPasswordFields.tsx";
import { policyQuery } from "../../identity/policyQuery.ts";
import { useCallForm } from "../../identity/useCallForm.ts";
import { fieldLabel } from "../../shell/recordPhrase.ts";
import { toast } from "../../shell/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import styles from "../../identity/Profile.module.css";

interface GivePasswordDialogProps extends Pick<RowActionsProps<typeof user>, "domain" | "record"> {
  close: () => void;
}

/** The new password twice, and whether its owner has to choose another one. */
export function GivePasswordDialog({ domain, record, close }: GivePasswordDialogProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: policy } = useQuery(policyQuery(domain));
  const [force, setForce] = useState(true);
  const name = record.username;
  const form = useCallForm({ password: "", passwordAgain: "" }, async ({ password, passwordAgain }) => {
    if (password !== passwordAgain) throw new ApiProblem(422, { code: "PasswordMismatch", field: "passwordAgain" });
    await call("POST", `users/${record.id}/password`, { body: { password, forcePasswordChange: force } });
    await queries.invalidateQueries({ queryKey: [user.url] });
    toast(t("person.passwordGiven", { name }));
    close();
  });
  return (
    <Dialog title={t("person.givePasswordTitle", { name })} onClose={close}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <p>{t("person.givePasswordText")}</p>
        {form.message && <Message kind="error">{form.message}</Message>}
        <NewPasswordFields
          policy={policy}
          username={name}
          first={form.text("password", t("profile.newPassword"))}
          second={form.text("passwordAgain", t("entity.passwordAgain"))}
          focus
        />
        <label>
          <input type="checkbox" checked={force} onChange={({ target }) => setForce(target.checked)} />{" "}
          {fieldLabel(user.name, "forcePasswordChange")}
        </label>
        <div>
          <Button type="submit" busy={form.busy}>
            {t("person.givePasswordSave")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
