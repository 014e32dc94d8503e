import { NativeSelect, TextInput } from "@mantine/core";
import { identityProvider } from "@vigil/model/identity/identityProvider";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { optionsQuery } from "../../entity/entityCalls.ts";
import { toast } from "../../shell/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Message } from "../../ui/Message.tsx";
import styles from "../providers/Rules.module.css";
import { useCallForm } from "../useCallForm.ts";
import type { LinkedIdentity } from "./identitiesQuery.ts";

interface LinkFormProps {
  userId: number;
  /** The providers that have a link already. */
  linked: readonly number[];
  done: (identities: LinkedIdentity[]) => Promise<void>;
}

/** Says whose account a subject of a provider is. */
export function LinkForm({ userId, linked, done }: LinkFormProps) {
  const { t } = useTranslation();
  const { data: providers = [] } = useQuery(optionsQuery(identityProvider, {}));
  const form = useCallForm({ identityProviderId: "", subject: "" }, async ({ identityProviderId, subject }) => {
    await done(await call("POST", `users/${userId}/link`, { body: { identityProviderId: Number(identityProviderId), subject } }));
    toast(t("identity.linked"));
    return { identityProviderId: "", subject: "" };
  });
  const free = providers.filter(({ id }) => !linked.includes(id));
  if (free.length === 0) return null;
  return (
    <Card title={t("identity.linkTitle")} lead={t("identity.linkLead")}>
      <form className={styles.fields} onSubmit={form.submit} noValidate>
        {form.message && <Message kind="error">{form.message}</Message>}
        <NativeSelect
          {...form.field("identityProviderId")}
          label={t("identity.provider")}
          data={[{ value: "", label: t("identity.chooseProvider") }, ...free.map(({ id, name }) => ({ value: String(id), label: name }))]}
        />
        <TextInput
          {...form.field("subject")}
          label={t("identity.subject")}
          description={t("identity.subjectHint")}
          dir="ltr"
          autoComplete="off"
        />
        <div>
          <Button type="submit" busy={form.busy} disabled={form.field("identityProviderId").value === ""}>
            {t("identity.link")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
