import type { Going } from "@vigil/model/operations/keptWork";
import i18next from "i18next";
import { formatNumber } from "../ui/format.ts";

/** What goes of a kind, and up to which month. */
export const goingText = ({ rows, until }: Pick<Going, "rows" | "until">): string =>
  i18next.t("keeping.takes", { count: rows, formatted: formatNumber(rows), until: until.slice(0, 7) });
