import type { Customer } from "@vigil/model/organization/customer";
import { useTranslation } from "react-i18next";
import { CopiedText } from "../../identity/providers/CopiedText.tsx";
import { Button } from "../../ui/Button.tsx";
import { buttonLook } from "../../ui/buttonLook.ts";
import { Card } from "../../ui/Card.tsx";
import { Message } from "../../ui/Message.tsx";
import styles from "./Customer.module.css";

/** What was made, and what happens next: the administrator has a mail, or is given the link. */
export function CustomerMade({ customer, another }: { customer: Customer; another: () => void }) {
  const { t } = useTranslation();
  const { domain, username, email, mailed, link } = customer;
  return (
    <div className={styles.page}>
      <Message kind="success" title={t("customer.made", { domain })}>
        {mailed ? t("customer.mailed", { username, email }) : t("customer.handOver", { username })}
      </Message>
      {link !== undefined && <CopiedText label={t("customer.link")} text={link} />}
      <Card title={t("customer.next")}>
        <ul className={styles.next}>
          <li>{t("customer.nextAdministrator", { username })}</li>
          <li>{t("customer.nextSetup")}</li>
        </ul>
      </Card>
      <div className={styles.acts}>
        {/* another domain is another page: nothing of this one may be shown there */}
        <a href={`/${domain}`} className={buttonLook("primary", "medium")}>
          {t("customer.enter", { domain })}
        </a>
        <Button kind="plain" onClick={another}>
          {t("customer.another")}
        </Button>
      </div>
    </div>
  );
}
