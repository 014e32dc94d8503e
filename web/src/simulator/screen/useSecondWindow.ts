import { useCallback, useEffect, useState } from "react";
import { showViewsIn } from "./focusView.ts";

export interface SecondWindow {
  /** Where the other views are shown; null while they are shown here. */
  readonly place: HTMLElement | null;
  /** The browser did not let the window open. */
  readonly refused: boolean;
  readonly toggle: () => void;
}

/** A second window for the views after the first, on another monitor where there is one. Closing it brings the views back here. */
export function useSecondWindow(title: string): SecondWindow {
  const [opened, setOpened] = useState<Window | null>(null);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    if (opened === null) return undefined;
    furnish(opened, title);
    const stop = showViewsIn(opened.document);
    // Keys pressed there mean the same; the page listens to its own document.
    const onKey = (event: KeyboardEvent) => {
      const { key, code, shiftKey, ctrlKey, altKey, metaKey, repeat } = event;
      if (event.defaultPrevented) return;
      const same = new KeyboardEvent("keydown", { key, code, shiftKey, ctrlKey, altKey, metaKey, repeat, bubbles: true, cancelable: true });
      if (!document.dispatchEvent(same)) event.preventDefault();
    };
    const onClosed = () => setOpened(null);
    const close = () => opened.close();
    opened.document.addEventListener("keydown", onKey);
    opened.addEventListener("pagehide", onClosed);
    window.addEventListener("pagehide", close);
    return () => {
      stop();
      opened.document.removeEventListener("keydown", onKey);
      opened.removeEventListener("pagehide", onClosed);
      window.removeEventListener("pagehide", close);
      opened.close();
    };
  }, [opened, title]);

  const toggle = useCallback(() => {
    if (opened !== null) return setOpened(null);
    // Opened at once, for the browser allows it only in answer to a key; moved to the other monitor when that is known.
    const fresh = window.open("", "", "popup,width=1280,height=900");
    setRefused(fresh === null);
    setOpened(fresh);
    if (fresh !== null) void moveToOtherScreen(fresh);
    return undefined;
  }, [opened]);

  return { place: opened?.document.body ?? null, refused, toggle };
}

/** The look of this page, in an empty one. */
function furnish({ document: empty }: Window, title: string): void {
  const { lang, dir, dataset } = document.documentElement;
  Object.assign(empty.documentElement, { lang, dir });
  Object.assign(empty.documentElement.dataset, dataset);
  empty.head.replaceChildren(
    ...[...document.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) => empty.importNode(sheet, true)),
  );
  empty.title = title; // an element of the head that was just filled
  empty.body.style.margin = "0";
}

interface ScreenDetails {
  readonly screens: readonly { availLeft: number; availTop: number; availWidth: number; availHeight: number }[];
  readonly currentScreen: unknown;
}

/** Needs the Window Management API and the user's leave; without them the window stays where it opened. */
async function moveToOtherScreen(fresh: Window): Promise<void> {
  const { getScreenDetails } = window as Window & { getScreenDetails?: () => Promise<ScreenDetails> };
  if (getScreenDetails === undefined) return;
  const details = await getScreenDetails.call(window).catch(() => null);
  const other = details?.screens.find((screen) => screen !== details.currentScreen);
  if (other === undefined || fresh.closed) return;
  fresh.moveTo(other.availLeft, other.availTop);
  fresh.resizeTo(other.availWidth, other.availHeight);
}
