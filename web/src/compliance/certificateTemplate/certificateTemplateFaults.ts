import { isLayout, layoutFaults, readLayout } from "@vigil/model/compliance/certificateLayout";
import { sizeOfPaper } from "@vigil/model/compliance/paperSize";
import i18next from "i18next";
import type { Faults } from "../../entity/form/formErrors.ts";
import { layoutFaultText } from "../layout/layoutFaultText.ts";
import { paperOf } from "../paperOf.ts";

/** A placed page is saved when all that stands on it can be printed. */
export const certificateTemplateFaults: Faults = (values) => {
  const paper = paperOf(values);
  if (!isLayout(paper.page)) return {};
  const { layout, fault } = readLayout(paper.page);
  if (layout?.elements.length === 0) return { page: i18next.t("certificates.layout.empty") };
  const [first] = fault === undefined ? layoutFaults(layout, sizeOfPaper(paper)) : [fault];
  return first === undefined
    ? {}
    : { page: i18next.t("certificates.layout.faults.element", { element: first.element + 1, fault: layoutFaultText(first) }) };
};
