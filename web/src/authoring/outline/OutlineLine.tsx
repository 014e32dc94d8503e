import { Link } from "@tanstack/react-router";
import { memo, useState, type DragEvent, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Popover } from "../../ui/Popover.tsx";
import { useDraft } from "../draft/useDraft.ts";
import { useRename } from "./useRename.ts";
import styles from "./outline.module.css";
import { dropOf, stepOf, type OutlineRow } from "./outlineMoves.ts";
import { RowMenu } from "./RowMenu.tsx";
import type { useOutlineActs } from "./useOutlineActs.ts";

export interface LineHands {
  rows: readonly OutlineRow[];
  acts: ReturnType<typeof useOutlineActs>;
  dragged: string | null;
  drag: (key: string | null) => void;
}

/** One unit, section or page: opened by its name, moved by drag or by keys. */
export const OutlineLine = memo(function OutlineLine({ row, here, hands }: { row: OutlineRow; here: boolean; hands: LineHands }) {
  const { t } = useTranslation();
  const { draft, domain, reading } = useDraft();
  const { name: renamed, field, begin, type, keep, onKeyDown: onRenameKey } = useRename(row);
  const [over, setOver] = useState<"before" | "behind" | null>(null);
  const { rows, acts, dragged, drag } = hands;

  const remove = () => void acts.remove(row, here ? nextOf(rows, row) : undefined);
  const step = (by: 1 | -1) => {
    const target = stepOf(rows, row.key, by);
    if (target) void acts.move(row, target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (reading && event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    if (!reading && event.altKey && event.shiftKey && (event.key === "ArrowUp" || event.key === "ArrowDown"))
      step(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "F2") begin();
    else if (event.key === "Delete") remove();
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") goTo(event.currentTarget, event.key === "ArrowDown" ? 1 : -1);
    else return;
    event.preventDefault();
  };
  const landing = (event: DragEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const behind = event.clientY > box.top + box.height / 2;
    const from = rows.find(({ key }) => key === dragged);
    return { behind, target: from && dropOf(rows, from, row, behind) };
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragged by the mouse; the link in it has the keys
    <li
      className={styles.row}
      data-kind={row.kind}
      data-here={here || undefined}
      data-over={over ?? undefined}
      data-dragged={dragged === row.key || undefined}
      draggable={renamed === null && !reading}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", row.name);
        drag(row.key);
      }}
      onDragEnd={() => drag(null)}
      onDragOver={(event) => {
        const { behind, target } = landing(event);
        setOver(target === undefined ? null : behind ? "behind" : "before");
        if (target !== undefined) event.preventDefault();
      }}
      onDragLeave={() => setOver(null)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(null);
        const { target } = landing(event);
        if (target && dragged !== null) void acts.move({ key: dragged }, target);
        drag(null);
      }}
    >
      {renamed === null ? (
        <Link
          to="/$domain/admin/courses/$id/write/$place"
          params={{ domain, id: String(draft.courseId), place: row.key }}
          className={styles.name}
          aria-current={here ? "page" : undefined}
          data-row={row.key}
          draggable={false}
          title={row.name}
          onKeyDown={onKeyDown}
          onDoubleClick={reading ? undefined : begin}
        >
          <span className={styles.hidden}>{t(`writing.kinds.${row.kind}`)}: </span>
          {row.name.trim() === "" ? t("writing.unnamed") : row.name}
        </Link>
      ) : (
        <input
          className={styles.rename}
          ref={field}
          value={renamed}
          maxLength={200}
          aria-label={t("writing.nameOf", { name: row.name })}
          onChange={({ target }) => type(target.value)}
          onBlur={keep}
          onKeyDown={onRenameKey}
        />
      )}
      {!reading && (
        <Popover label={t("writing.actsOf", { name: row.name })} button={<span aria-hidden>⋯</span>} buttonClass={styles.acts}>
          <RowMenu
            row={row}
            acts={acts}
            canStep={(by) => stepOf(rows, row.key, by) !== undefined}
            step={step}
            rename={begin}
            remove={remove}
          />
        </Popover>
      )}
    </li>
  );
});

/** Where one goes on when what is open goes away. */
const nextOf = (rows: readonly OutlineRow[], { key }: OutlineRow): string => {
  const pages = rows.filter(({ kind, key: other, piece }) => kind === "page" && other !== key && piece !== key);
  const at = rows.findIndex((each) => each.key === key);
  return (pages.find((page) => rows.indexOf(page) > at) ?? pages.at(-1))?.key ?? "course";
};

function goTo(from: Element, by: 1 | -1): void {
  const all = [...(from.closest("ul")?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  all[all.indexOf(from as HTMLElement) + by]?.focus();
}
