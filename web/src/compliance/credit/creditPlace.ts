import type { credit } from "@vigil/model/compliance/credit";
import i18next from "i18next";
import type { Place } from "../../entity/place.ts";

export const creditPlace: Place<typeof credit> = {
  groups: {
    general: ["companyId", "programId"],
    limits: ["quantity", "unlimitedCredits", "used", "available", "duration", "unlimitedDuration"],
    validity: ["activationDate", "expiryDate"],
  },
  question: ({ quantity, unlimitedCredits }) =>
    quantity === 0 && unlimitedCredits !== true
      ? {
          title: i18next.t("creditSaving.zeroTitle"),
          text: i18next.t("creditSaving.zeroText"),
          confirm: i18next.t("creditSaving.zeroConfirm"),
        }
      : undefined,
};
