import type { LayoutFault } from "@vigil/model/compliance/certificateLayout";
import i18next from "i18next";

/** Why a property of a thing does not hold, and what to do. */
export const layoutFaultText = ({ kind, property }: LayoutFault): string =>
  kind === "missing"
    ? i18next.t(`certificates.layout.faults.${property === "media" ? "noPicture" : "noWords"}`)
    : i18next.t(`certificates.layout.faults.${kind}`);
