import { useTranslation } from "react-i18next";
import type { ConsoleAction } from "../consoles/console.ts";
import { categoryName } from "./categoryLabel.ts";

/** What a key does, in words; null for a category the library does not have. */
export function useActionName(categories: readonly string[]): (action: ConsoleAction) => string | null {
  const { t } = useTranslation();
  return (action) => {
    switch (action.do) {
      case "enhance":
        return t(`simulator.enhancements.${action.enhancement}`);
      case "adjust":
        return t(`simulator.adjustments.${action.adjustment}`);
      case "set":
        return t(`simulator.presets.${action.adjustment === "blur" ? "smooth" : "alert"}`);
      case "select":
        return t("simulator.selection.key");
      case "alarms":
        return t("simulator.alarms.key");
      case "enlarge":
        return t("simulator.enlarge");
      case "window":
        return t("simulator.window.key");
      case "library":
        return t("simulatorRules.library");
      case "reset":
        return t("simulator.reset");
      case "zoom":
        return t(`simulator.zooms.${action.way}`);
      case "region":
        return t("simulator.region", { region: action.region });
      case "categorize": {
        const category = categories[action.place];
        return category === undefined ? null : categoryName(category);
      }
      case "manifest":
        return t("simulator.manifest");
      case "open":
        return t("simulator.openTitle");
      case "decide":
        return t(`simulator.decisions.${action.decision}`);
      case "nextView":
        return t("simulator.nextView");
      case "unmark":
        return t("simulator.unmark");
      case "volume":
        return t("volume.key");
      case "keys":
        return t("simulator.keysTitle");
    }
  };
}
