import { defaultItems, mostDashboards, mostItems, type Dashboard } from "@vigil/model/reporting/dashboards/dashboard";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { confirmed } from "../../shell/confirmation.ts";
import { Popover } from "../../ui/Popover.tsx";
import { AddItemDialog } from "./AddItemDialog.tsx";
import styles from "./Dashboard.module.css";
import { TitleDialog } from "./TitleDialog.tsx";
import type { DashboardDesk } from "./useDashboards.ts";
import { unkept } from "./dashboardSaver.ts";

/** New, copy, edit title, favourite, add item, reset, delete, and which one is on the screen. */
export function DashboardMenu({ desk }: { desk: DashboardDesk }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<"new" | "title" | "item" | null>(null);
  const { current, kept, offered } = desk;
  const { title, favorite, items } = current;
  const close = () => setOpen(null);
  const reset = async () => {
    const sure = await confirmed({
      title: t("dashboards.resetTitle", { title }),
      text: t("dashboards.resetText"),
      confirm: t("dashboards.resetConfirm"),
      danger: true,
    });
    if (sure) desk.change({ items: [...defaultItems] });
  };
  const remove = async () => {
    const sure = await confirmed({
      title: t("dashboards.deleteTitle", { title }),
      text: t("dashboards.deleteText"),
      confirm: t("dashboards.delete"),
      danger: true,
    });
    if (sure) desk.remove();
  };
  const full = kept.length >= mostDashboards;
  const entry = (label: string, act: () => void, disabled = false) => (
    <button type="button" className={styles.entry} data-close disabled={disabled} onClick={act}>
      {label}
    </button>
  );
  return (
    <div className={styles.menu} data-tour="boardMenu">
      <Selection current={current} offered={offered} select={desk.select} />
      <Popover label={t("dashboards.menu")} buttonClass={styles.menuButton} button={<span aria-hidden>⋯</span>}>
        {entry(t("dashboards.addItem"), () => setOpen("item"), items.length >= mostItems)}
        {entry(t("dashboards.editTitle"), () => setOpen("title"))}
        {entry(t(favorite ? "dashboards.noFavorite" : "dashboards.favorite"), () => desk.change({ favorite: !favorite }))}
        {entry(t("dashboards.reset"), () => void reset())}
        <hr className={styles.rule} />
        {entry(t("dashboards.add"), () => setOpen("new"), full)}
        {entry(t("dashboards.copy"), () => desk.add(t("dashboards.copyOf", { title }).slice(0, 80), items), full)}
        {entry(t("dashboards.delete"), () => void remove(), current.id <= unkept)}
      </Popover>
      {open === "new" && (
        <TitleDialog
          heading={t("dashboards.add")}
          initial=""
          close={close}
          save={(named) => {
            close();
            desk.add(named, []);
          }}
        />
      )}
      {open === "title" && (
        <TitleDialog
          heading={t("dashboards.editTitle")}
          initial={title}
          close={close}
          save={(named) => {
            close();
            desk.change({ title: named });
          }}
        />
      )}
      {open === "item" && (
        <AddItemDialog
          close={close}
          add={(widget) => {
            close();
            desk.addItem(widget);
          }}
        />
      )}
    </div>
  );
}

/** Which of them is on the screen; nothing to choose while there is one. */
function Selection({ current, offered, select }: { current: Dashboard; offered: readonly Dashboard[]; select: (id: number) => void }) {
  const { t } = useTranslation();
  if (offered.length < 2) return null;
  return (
    <select
      className={styles.input}
      aria-label={t("dashboards.choose")}
      value={current.id}
      onChange={({ target }) => select(Number(target.value))}
    >
      {offered.map(({ id, title, favorite }) => (
        <option key={id} value={id}>
          {favorite ? `★ ${title}` : title}
        </option>
      ))}
    </select>
  );
}
