import { drillElements, drillLines } from "@vigil/model/compliance/drill/drillLines";
import type { DrillAnswers } from "@vigil/model/compliance/drill/markDrill";

/** What was chosen before the sheet is handed in stays in this tab when its page is loaded anew. */
export const keptAnswers = (id: number) => {
  const key = `drill ${id}`;
  return {
    read: (): Partial<DrillAnswers> => {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
        if (typeof kept !== "object" || kept === null) return {};
        return Object.fromEntries(
          Object.entries(kept).filter(([line, value]) =>
            drillLines.some((one) => one === line && Number.isInteger(value) && value >= 0 && value <= drillElements[one]),
          ),
        );
      } catch {
        return {};
      }
    },
    write: (answers: Partial<DrillAnswers>): void => {
      try {
        sessionStorage.setItem(key, JSON.stringify(answers));
      } catch {
        // a full or closed store: they stay on the page
      }
    },
  };
};
