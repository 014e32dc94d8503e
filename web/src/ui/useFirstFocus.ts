import { useEffect, useRef, type RefObject } from "react";

/** Puts the keyboard into the one field a page is about, once, when it appears. */
export function useFirstFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
