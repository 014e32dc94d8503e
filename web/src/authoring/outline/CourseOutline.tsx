import { Link } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { useDraft } from "../draft/useDraft.ts";
import { courseLanguage } from "../draft/courseLanguage.ts";
import styles from "./outline.module.css";
import { rowsOf } from "./outlineMoves.ts";
import { OutlineLine, type LineHands } from "./OutlineLine.tsx";
import { useOutline } from "./useOutline.ts";
import { useOutlineActs } from "./useOutlineActs.ts";

const wholes = ["course", "objectives", "glossary", "questions"] as const;

/** What the course consists of; the way to all that is written. */
export function CourseOutline({ place }: { place: string | undefined }) {
  const { t } = useTranslation();
  const { draft, domain, reading } = useDraft();
  const units = useOutline();
  const acts = useOutlineActs();
  const rows = useMemo(() => rowsOf(units), [units]);
  const [sought, setSought] = useState("");
  const [dragged, setDragged] = useState<string | null>(null);
  const hands: LineHands = { rows, acts, dragged, drag: setDragged };
  const wanted = sought.trim().toLocaleLowerCase();
  const shown = wanted === "" ? rows : rows.filter(({ kind, name }) => kind === "page" && name.toLocaleLowerCase().includes(wanted));
  return (
    <nav className={styles.outline} aria-label={t("writing.outline")}>
      <ul className={styles.wholes}>
        {wholes.map((name) => (
          <li key={name}>
            <Link
              to="/$domain/admin/courses/$id/write/$place"
              params={{ domain, id: String(draft.courseId), place: name }}
              className={styles.whole}
              aria-current={place === name ? "page" : undefined}
            >
              {t(`writing.wholes.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
      {rows.length > 20 && (
        <input
          type="search"
          className={styles.search}
          value={sought}
          placeholder={t("writing.findPage")}
          aria-label={t("writing.findPage")}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <ul className={styles.rows} {...courseLanguage(draft.locale)} aria-label={t("writing.pages")}>
        {shown.map((row) => (
          <OutlineLine key={row.key} row={row} here={place === row.key} hands={hands} />
        ))}
      </ul>
      {wanted !== "" && shown.length === 0 && <p className={styles.none}>{t("writing.noPage")}</p>}
      {!reading && (
        <p className={styles.add}>
          <Button kind="plain" size="small" onClick={() => void acts.addUnit()}>
            {t("writing.addUnit")}
          </Button>
        </p>
      )}
    </nav>
  );
}
