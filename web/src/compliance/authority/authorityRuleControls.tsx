import type { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import type { Controls } from "../../entity/place.ts";
import { FirstJudged } from "./FirstJudged.tsx";
import { LawOfForm } from "./LawOfForm.tsx";
import { StandingPreview } from "./StandingPreview.tsx";

/** A law is chosen, then its figures are taken over; at the day from which the rule holds stands which period it judges first; behind the last field stands what the rule would do. */
export const authorityRuleControls: Controls<typeof authorityRule> = {
  pack: (form, name) => (
    <>
      <FieldControl form={form} name={name} />
      <LawOfForm form={form} />
    </>
  ),
  validFrom: (form, name) => (
    <>
      <FieldControl form={form} name={name} />
      <FirstJudged record={form.record} typed={form.values} />
    </>
  ),
  libraryArticles: (form, name) => (
    <>
      <FieldControl form={form} name={name} />
      <StandingPreview form={form} />
    </>
  ),
};
