import { Outlet, useParams, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ShellNotices } from "../notices/ShellNotices.tsx";
import { clientVersion } from "../version.ts";
import { administers } from "./administers.ts";
import { AlertArea } from "./AlertArea.tsx";
import { Banner } from "./Banner.tsx";
import { Drawer } from "./Drawer.tsx";
import { ModalArea } from "./ModalArea.tsx";
import styles from "./Shell.module.css";
import { ToastArea } from "./ToastArea.tsx";
import { UpdatePrompt } from "./UpdatePrompt.tsx";
import { TourDialog } from "./tour/TourDialog.tsx";
import { useUser } from "./user.ts";

/** Both name every list, which learners have no words for. */
const Nav = lazy(async () => ({ default: (await import("./Nav.tsx")).Nav }));
const CommandPalette = lazy(async () => ({ default: (await import("./CommandPalette.tsx")).CommandPalette }));

/** The frame around every page but the simulator's: banner, navigation, content, footer and the areas for messages. */
export function Shell() {
  const { t } = useTranslation();
  const { domain } = useParams({ from: "/$domain" });
  const user = useUser();
  const [open, setOpen] = useState<"search" | "drawer" | null>(null);
  const hasLists = administers(user);
  const close = () => setOpen(null);
  const router = useRouter();

  useEffect(
    () =>
      router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
        if (!pathChanged) return;
        const heading = document.querySelector("#content h1");
        const left = { heading, title: heading?.textContent, focused: document.activeElement };
        void import("./followHeading.ts").then(({ followHeading }) => followHeading(left));
      }),
    [router],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setOpen("search");
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  return (
    <div className={styles.frame} data-side={hasLists || undefined}>
      <a href="#content" className={styles.skip}>
        {t("shell.skip")}
      </a>
      <Banner domain={domain} openSearch={() => setOpen("search")} {...(hasLists ? { openDrawer: () => setOpen("drawer") } : {})} />
      {hasLists && (
        <div className={styles.side}>
          <Suspense>
            <Nav domain={domain} />
          </Suspense>
        </div>
      )}
      <div className={styles.body}>
        <AlertArea />
        <div className={styles.notices}>
          <ShellNotices domain={domain} />
        </div>
        <main id="content" className={styles.content} tabIndex={-1}>
          <Outlet />
        </main>
        <footer className={styles.footer}>
          <span>
            {t("shell.product")} · {t("shell.version", { version: clientVersion })}
          </span>
          <span>{t("shell.domain", { name: domain })}</span>
        </footer>
      </div>
      <ModalArea />
      <TourDialog />
      <ToastArea />
      <UpdatePrompt />
      {open === "search" && (
        <Suspense>
          <CommandPalette domain={domain} close={close} />
        </Suspense>
      )}
      {open === "drawer" && (
        <Drawer close={close}>
          <Suspense>
            <Nav domain={domain} onChoose={close} />
          </Suspense>
        </Drawer>
      )}
    </div>
  );
}
