import { LONGEST_REASON } from "@vigil/model/imageLibrary/approval";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import styles from "../Library.module.css";

/** Why an image goes out of use or back to its maker, who reads it. */
export function ReasonField({
  needed,
  value,
  set,
  error,
}: {
  needed: boolean;
  value: string;
  set: (value: string) => void;
  error?: string;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t(needed ? "imageReview.reasonNeeded" : "threatProjection.approval.reasonField")}</label>
      <textarea
        id={id}
        data-first
        dir="auto"
        rows={3}
        maxLength={LONGEST_REASON}
        required={needed}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => set(target.value)}
      />
      <span id={`${id}-hint`} className={error ? styles.error : styles.hint} role={error ? "alert" : undefined}>
        {error ?? t("threatProjection.approval.reasonHint")}
      </span>
    </>
  );
}
