import type { authorityRule } from "@vigil/model/compliance/authority/authorityRule";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import type { Controls } from "../../entity/place.ts";
import { LawOfForm } from "./LawOfForm.tsx";
import { StandingPreview } from "./StandingPreview.tsx";

/** A law is chosen, then its figures are taken over; behind the last field stands what the rule would do. */
export const authorityRuleControls: Controls<typeof authorityRule> = {
  pack: (form, name) => (
    <>
      <FieldControl form={form} name={name} />
      <LawOfForm form={form} />
    </>
  ),
  libraryArticles: (form, name) => (
    <>
      <FieldControl form={form} name={name} />
      <StandingPreview form={form} />
    </>
  ),
};
