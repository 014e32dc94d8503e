import type { addon } from "@vigil/model/organization/addon";
import i18next from "i18next";
import { createElement } from "react";
import type { Place } from "../../entity/place.ts";
import { userQuery } from "../../shell/user.ts";

/** A plugin opens lists and shuts them, for whoever is signed in. */
export const addonPlace: Place<typeof addon> = {
  controls: async () => {
    const { AddonTypeControl } = await import("./AddonTypeControl.tsx");
    return { type: (form, name) => createElement(AddonTypeControl, { form, name }) };
  },
  refreshes: [userQuery.queryKey],
  aside: async () => {
    const { AddonUse } = await import("./AddonUse.tsx");
    return ({ id }) => createElement(AddonUse, { id });
  },
  // From the moment they are on, nobody without a credit begins anything.
  question: ({ type }, before) =>
    type === "credits" && before === null
      ? {
          title: i18next.t("creditSaving.switchOnTitle"),
          text: i18next.t("creditSaving.switchOnText"),
          confirm: i18next.t("creditSaving.switchOnConfirm"),
          danger: true,
        }
      : undefined,
};
