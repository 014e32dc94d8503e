import "../simulator/glass.css";
import { Link } from "@tanstack/react-router";
import { type ConsoleType, layoutOf, offeredConsoles } from "@vigil/model/simulator/consoleNames";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { domainOfPage } from "../api.ts";
import type { LessonOrder } from "../lesson/lessonScan.ts";
import { useLessonScan } from "../lesson/useLessonScan.ts";
import { useNearView } from "../lesson/useNearView.ts";
import { NotAllowed } from "../shell/NotAllowed.tsx";
import { useUser } from "../shell/user.ts";
import type { Console } from "../simulator/consoles/console.ts";
import { consoles } from "../simulator/consoles/consoles.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Message } from "../ui/Message.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import styles from "./Gallery.module.css";
import { MiniConsole } from "./MiniConsole.tsx";
import { createPictures, type Pictures } from "./pictures.ts";
import { scannerOf } from "./sample.ts";

/** Every console of the simulator: what it looks like and has, and the way to try it. */
export function GalleryPage() {
  const { t } = useTranslation();
  const { permissions, addons } = useUser();
  const [words, setWords] = useState("");
  const pictures = usePictures();
  if (!permissions.includes("images:view")) return <NotAllowed />;
  const offered = offeredConsoles(addons);
  const shown = offered.filter((type) => `${type} ${layoutOf[type]}`.includes(words.trim().toLowerCase()));
  return (
    <>
      <PageHead
        title={t("gallery.title")}
        crumb={t("shell.rooms.imageLibrary")}
        lead={t("gallery.lead")}
        aside={t("gallery.count", { number: offered.length, layouts: new Set(offered.map((type) => layoutOf[type])).size })}
      />
      <label className={styles.search}>
        {t("gallery.search")}
        <input type="search" dir="auto" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      {pictures === "none" && (
        <Message kind="error" title={t("simulator.noGraphics")}>
          {t("simulator.noGraphicsHint")}
        </Message>
      )}
      {shown.length === 0 && <EmptyState title={t("gallery.none")} text={t("gallery.noneText")} />}
      <ul className={styles.grid}>
        {shown.map((type) => (
          <ConsoleCard key={type} type={type} pictures={pictures === "none" ? null : pictures} />
        ))}
      </ul>
    </>
  );
}

function ConsoleCard({ type, pictures }: { type: ConsoleType; pictures: Pictures | null }) {
  const { t } = useTranslation();
  const card = useRef<HTMLLIElement>(null);
  const near = useNearView(card);
  const scanner = scannerOf(type);
  const order = useMemo<LessonOrder>(() => ({ subject: { show: "bag", seed: 4, scanner }, look: [] }), [scanner]);
  const { made, failed } = useLessonScan(order, near && pictures !== null);
  const console = consoles[type];
  return (
    <li ref={card} className={styles.card}>
      <div className={styles.picture} aria-busy={made === null && !failed}>
        {made !== null && pictures !== null && <MiniConsole name={type} console={console} scans={made.scans} pictures={pictures} />}
        {made === null && <span>{t(failed ? "gallery.failed" : "gallery.making")}</span>}
      </div>
      <div className={styles.words}>
        <h2>
          <bdi>{type}</bdi> <small>{t("gallery.layout", { layout: layoutOf[type] })}</small>
        </h2>
        <p>{useTraits(console).join(" · ")}</p>
        <Link className={styles.open} to="/$domain/admin/consoles/$console" params={{ domain: domainOfPage(), console: type }}>
          {t("gallery.open", { console: type })}
        </Link>
      </div>
    </li>
  );
}

/** What it has, in words. */
function useTraits({ arrangement, panels, volumes, alarms, second }: Console): string[] {
  const { t } = useTranslation();
  const keys = panels.flatMap((panel) => (panel.kind === "image" ? panel.keys : [])).length;
  return [
    t("gallery.keys", { number: keys }),
    t(`gallery.place.${arrangement.place}`),
    t(`gallery.views.${arrangement.views}`),
    ...(volumes ? [t("gallery.volumes")] : []),
    ...(alarms ? [t("gallery.alarms")] : []),
    ...(second !== null ? [t("gallery.second")] : []),
    ...(panels.some(({ kind }) => kind === "form") ? [t("gallery.form")] : []),
  ];
}

/** Null until they stand. */
function usePictures(): Pictures | null | "none" {
  const [pictures, setPictures] = useState<Pictures | null | "none">(null);
  useEffect(() => {
    const made = createPictures();
    setPictures(made ?? "none");
    return () => made?.stop();
  }, []);
  return pictures;
}
