import type { BankSibling } from "@vigil/model/bank/bankWire";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../ui/format.ts";
import styles from "./bank.module.css";

/** Where else a question stands, and where its key was found wrong. */
export function Siblings({ domain, siblings }: { domain: string; siblings: readonly BankSibling[] }) {
  const { t } = useTranslation();
  return (
    <div>
      <h2 className={styles.head}>{t("bank.alsoStands")}</h2>
      {siblings.length === 0 && <p className={styles.quiet}>{t("bank.alsoNone")}</p>}
      <ul className={styles.siblings}>
        {siblings.map(({ id, name, copy, same, wrong }) => (
          <li key={id}>
            <Link to="/$domain/admin/$list/$id" params={{ domain, list: "bankquestions", id: String(id) }}>
              <bdi>{name}</bdi>
            </Link>
            <span className={styles.quiet}>
              {[t(copy ? "bank.copy" : "bank.sameWords"), ...(same ? [] : [t("bank.differs")])].join(" · ")}
            </span>
            {wrong !== null && (
              <span className={styles.wrong} dir="auto">
                {t("bank.wrongThere", { date: formatInstant(wrong.madeAt), reason: wrong.reason })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
