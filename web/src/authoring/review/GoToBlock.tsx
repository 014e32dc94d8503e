import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useDraft } from "../draft/useDraft.ts";
import styles from "./review.module.css";

/** Where the panel covers the page, it makes room for it. */
const isNarrow = (): boolean => matchMedia("(max-width: 800px)").matches;

/** To the page, and to the block on it. */
export function GoToBlock({ piece, block, close }: { piece: string; block: string | null; close: () => void }) {
  const { t } = useTranslation();
  const { draft, domain } = useDraft();
  return (
    <Link
      className={styles.go}
      to="/$domain/admin/courses/$id/write/$place"
      params={{ domain, id: String(draft.courseId), place: piece }}
      {...(block === null ? {} : { hash: block })}
      onClick={() => {
        if (isNarrow()) close();
        // the page may stand there already: it is told once the address is
        requestAnimationFrame(() => dispatchEvent(new Event("hashchange")));
      }}
    >
      {t("draftReview.goThere")}
    </Link>
  );
}
