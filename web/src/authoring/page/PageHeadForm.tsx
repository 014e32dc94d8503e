import type { DraftPart } from "@vigil/model/authoring/draftPart";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFaultsOf } from "../check/checked.ts";
import { courseLanguage } from "../draft/courseLanguage.ts";
import { useChange, useDraft, usePiece } from "../draft/useDraft.ts";
import styles from "./page.module.css";

/** The title of a page, and which objective it teaches. */
export function PageHeadForm({ page }: { page: DraftPart<"page"> }) {
  const { t } = useTranslation();
  const { draft } = useDraft();
  const change = useChange();
  const objectives = usePiece<"objective">("objectives");
  const faults = useFaultsOf(page.key);
  const { title, objective } = page.block;
  const field = useRef<HTMLTextAreaElement>(null);
  const isNew = title === t("writing.newPage");
  // a page that was just begun is named first
  useEffect(() => {
    if (isNew && location.hash === "") field.current?.select();
    // oxlint-disable-next-line react/exhaustive-deps -- when it is opened, not when somebody calls it so again
  }, []);
  return (
    <div className={styles.pageHead}>
      <textarea
        ref={field}
        className={styles.pageTitle}
        {...courseLanguage(draft.locale)}
        rows={1}
        value={title}
        maxLength={200}
        placeholder={t("writing.pageTitle")}
        aria-label={t("writing.pageTitle")}
        aria-invalid={faults.some(({ path }) => path[0] === "title")}
        onChange={({ target }) => change(page, { title: target.value.replaceAll("\n", " ") })}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          document.querySelector<HTMLElement>("[data-page-text] [contenteditable=true]")?.focus();
        }}
      />
      <label className={styles.objective}>
        <span>{t("writing.objective")}</span>
        <select
          value={objective ?? ""}
          onChange={({ target }) => change(page, { objective: target.value === "" ? undefined : Number(target.value) })}
        >
          <option value="">{t("writing.noObjective")}</option>
          {objectives.map(({ block: { id, text } }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {faults.map((fault) => (
        <p key={`${fault.code} ${fault.path.join(".")}`} className={styles.fault} role="alert">
          {fault.message}
        </p>
      ))}
    </div>
  );
}
