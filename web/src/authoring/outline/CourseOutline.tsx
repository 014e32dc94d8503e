import { Link } from "@tanstack/react-router";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { useDraft } from "../draft/useDraft.ts";
import { courseLanguage } from "../draft/courseLanguage.ts";
import styles from "./outline.module.css";
import { rowsOf, type OutlineRow } from "./outlineMoves.ts";
import { OutlineLine } from "./OutlineLine.tsx";
import { useMoreInTime } from "./useMoreInTime.ts";
import { useOutline } from "./useOutline.ts";
import { useOutlineActs } from "./useOutlineActs.ts";
import { wholes } from "./wholes.ts";

/** What the course consists of; the way to all that is written. */
export function CourseOutline({ place }: { place: string | undefined }) {
  const { t } = useTranslation();
  const { draft, domain, reading } = useDraft();
  const units = useOutline();
  const acts = useOutlineActs();
  const rows = useMemo(() => rowsOf(units), [units]);
  const [sought, setSought] = useState("");
  const [dragged, drag] = useState<string | null>(null);
  const hands = useMemo(() => ({ rows, acts, dragged, drag }), [rows, acts, dragged]);
  const wanted = sought.trim().toLocaleLowerCase();
  const shown = wanted === "" ? rows : rows.filter(({ kind, name }) => kind === "page" && name.toLocaleLowerCase().includes(wanted));
  // what is near the page at hand comes with it, the rest line by line when nobody waits for anything
  const drawn = nearTo(shown, place, useMoreInTime(shown.length));
  const outline = useRef<HTMLElement>(null);
  const whole = drawn === shown;
  useLayoutEffect(() => {
    if (whole && outline.current) showHere(outline.current);
  }, [whole, place]);
  return (
    <nav className={styles.outline} ref={outline} aria-label={t("writing.outline")}>
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
        {drawn.map((row) => (
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

function nearTo(rows: readonly OutlineRow[], place: string | undefined, around: number): readonly OutlineRow[] {
  const at = Math.max(
    rows.findIndex(({ key }) => key === place),
    0,
  );
  const [first, last] = [Math.max(at - around, 0), at + around];
  return first === 0 && last >= rows.length ? rows : rows.slice(first, last);
}

/** Of a long course the line of the page at hand is looked for by nobody. */
function showHere(outline: HTMLElement): void {
  const line = outline.querySelector("[aria-current]");
  if (!line) return;
  const { top, bottom } = line.getBoundingClientRect();
  const frame = outline.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) outline.scrollTop += top - frame.top - frame.height / 2;
}
