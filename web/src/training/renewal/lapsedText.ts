import type { ProgramStatus } from "@vigil/model/training/wire";
import i18next from "i18next";
import { formatDate } from "../../ui/format.ts";

/** Of a complete program that does not hold any more, since when; empty as long as it does. */
export const lapsedText = ({ lapsed, expiryAt, expiresOn }: Pick<ProgramStatus, "lapsed" | "expiryAt" | "expiresOn">): string =>
  !lapsed || expiryAt === null ? "" : i18next.t(`training.lapsed.${lapsed}`, { date: formatDate(expiresOn ?? expiryAt) });
