import type { ListView, ListViewState } from "@vigil/model/entity/listView";
import { sortText } from "@vigil/model/entity/listSort";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../shell/user.ts";
import { Tag } from "../../ui/Tag.tsx";
import type { Arranged } from "./arranged.ts";
import { useViewActs } from "./useViewActs.ts";
import { ViewDialog } from "./ViewDialog.tsx";
import styles from "./Views.module.css";

/** The views there are, and what can be done with the one that is shown. */
export function ViewMenu({ entity, listed, columns, look, chooseLook, changed }: Arranged & { changed: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayShare = useUser().permissions.includes("views:share");
  const [dialog, setDialog] = useState<"add" | "edit" | null>(null);
  const { views, view, state } = listed;
  const standard = views.some((each) => each.standard);
  const shown: ListViewState = {
    filters: state.filters,
    search: state.search,
    order: sortText(state.order),
    columns: [...columns.chosen],
    look,
  };
  const go = (to: ListView | undefined) =>
    navigate({ to: ".", search: to ? { view: String(to.id) } : standard ? { view: "0" } : {}, resetScroll: false });
  /** What was arranged since is kept with the view, or given up: this browser keeps no changes of its own any more. */
  const settle = () => {
    columns.reset();
    chooseLook(null);
  };
  const acts = useViewActs(entity);
  const entry = (label: string, act: () => unknown) => (
    <button type="button" className={styles.entry} data-close onClick={() => void act()}>
      {label}
    </button>
  );
  const choice = (each: ListView | undefined) => (
    <li key={each?.id ?? 0}>
      <button
        type="button"
        className={styles.entry}
        data-close
        aria-current={each?.id === view?.id || undefined}
        onClick={() => void go(each)}
      >
        <bdi>{each ? each.name : t("views.usual")}</bdi>
        {each?.standard && <Tag tone="info">{t("views.isFirst")}</Tag>}
      </button>
    </li>
  );
  const group = (title: string, of: readonly ListView[]) =>
    of.length > 0 && (
      <>
        <h3 className={styles.group}>{title}</h3>
        <ul className={styles.entries}>{of.map(choice)}</ul>
      </>
    );
  return (
    <>
      <ul className={styles.entries}>{choice(undefined)}</ul>
      {group(
        t("views.own"),
        views.filter(({ shared }) => !shared),
      )}
      {group(
        t("views.shared"),
        views.filter(({ shared }) => shared),
      )}
      {views.length === 0 && <p className={styles.hint}>{t("views.none")}</p>}
      <hr className={styles.rule} />
      {view?.mayEdit && changed && entry(t("views.save"), () => acts.save(view, { state: shown }, () => (settle(), void go(view))))}
      {view && changed && entry(t("views.discard"), () => (settle(), go(view)))}
      {entry(t("views.saveAs"), () => setDialog("add"))}
      {view && entry(t(view.standard ? "views.notFirst" : "views.first"), () => acts.first(view.standard ? null : view))}
      {view?.mayEdit && entry(t("views.edit"), () => setDialog("edit"))}
      {view?.mayEdit && entry(t("views.delete"), () => acts.remove(view, () => void go(undefined)))}
      {dialog !== null && (
        <ViewDialog
          entity={entity}
          view={dialog === "edit" ? view : undefined}
          state={shown}
          mayShare={mayShare}
          close={() => setDialog(null)}
          saved={(made) => {
            if (dialog === "edit") return;
            settle();
            void go(made);
          }}
        />
      )}
    </>
  );
}
