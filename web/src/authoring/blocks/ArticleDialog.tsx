import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { useUser } from "../../shell/user.ts";
import { kindSource, kindsQuery } from "../../simulator/screen/kindSource.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { inLanguage } from "../../ui/inLanguage.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../form/forms.module.css";

/**
 * Chooses an article of the catalogue by its picture in the scanner. Pictures wait for everything else: each is drawn when it is first asked
 * for, a browser asks for six things at once, and what was written would not be saved before the last of them.
 */
export function ArticleDialog({ onChoose, onClose }: { onChoose: (kind: string) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const source = kindSource(permissions);
  const { data: kinds, error } = useQuery(kindsQuery(source));
  const [words, setWords] = useState("");
  const wanted = words.trim().toLocaleLowerCase();
  const shown = kinds?.filter(({ name }) => Object.values(name).join(" ").toLocaleLowerCase().includes(wanted)) ?? [];
  return (
    <Dialog title={t("authoringForm.scan.chooseArticle")} wide onClose={onClose}>
      <div className={styles.fields}>
        {error && <Message kind="error">{problemMessage(error)}</Message>}
        <input
          type="search"
          data-first
          dir="auto"
          className={styles.select}
          aria-label={t("authoringForm.scan.searchArticle")}
          placeholder={t("authoringForm.scan.searchArticle")}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <p className={styles.hint} role="status">
          {kinds && t("authoringForm.scan.articlesFound", { count: shown.length })}
        </p>
        {!kinds && !error && <Skeleton height={300} />}
        <ul className={styles.kinds}>
          {shown.map(({ kind, name }) => (
            <li key={kind}>
              <button
                type="button"
                className={styles.kind}
                onClick={() => {
                  onChoose(kind);
                  onClose();
                }}
              >
                <img src={`${source?.pictures}/${kind}/views/0`} alt="" loading="lazy" fetchPriority="low" decoding="async" />
                <bdi>{inLanguage(name)}</bdi>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
