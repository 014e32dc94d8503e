import { useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import styles from "./preview.module.css";

interface PreviewFrameProps {
  title: string;
  width: number;
  dark: boolean;
  lang: string;
  dir: "ltr" | "rtl";
  children: ReactNode;
}

/** A window of its own width: what is laid out by the width of the screen is laid out by this one. It has the page's styles and runs nothing. */
export function PreviewFrame({ title, width, dark, lang, dir, children }: PreviewFrameProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const body = frame?.contentDocument?.body ?? null;
  useEffect(() => {
    const inner = frame?.contentDocument;
    if (!inner) return undefined;
    // styles come with what is loaded later: a scan, a lab
    const copied = new Set<Element>();
    const copy = () => {
      for (const each of document.head.querySelectorAll<HTMLElement>("link[rel=stylesheet], style")) {
        if (copied.has(each)) continue;
        copied.add(each);
        const own = inner.importNode(each, true);
        own.nonce = each.nonce ?? ""; // a browser hides it, and without it the style is refused
        inner.head.append(own);
      }
    };
    copy();
    const watch = new MutationObserver(copy);
    watch.observe(document.head, { childList: true });
    return () => watch.disconnect();
  }, [frame]);
  useEffect(() => {
    const root = frame?.contentDocument?.documentElement;
    if (!root) return;
    Object.assign(root, { lang, dir });
    root.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
  }, [frame, lang, dir, dark]);
  return (
    <div className={styles.scroll}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it has no address: what stands in it is drawn by this page */}
      <iframe ref={setFrame} title={title} className={styles.frame} style={{ width }} />
      {body && createPortal(<div className={styles.page}>{children}</div>, body)}
    </div>
  );
}
