import { useEffect, useState } from "react";
import { readyEasels } from "./readyEasels.ts";

/** Whether this browser can draw scans at all, asked before a session begins; what it was asked with is what the first bag is drawn on. */
export function useViewerSupport(): boolean {
  const [supported] = useState(() => readyEasels.fill());
  useEffect(() => () => readyEasels.empty(), []);
  return supported;
}
