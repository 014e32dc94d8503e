import { companyGroupings } from "@vigil/model/measurement/group/companyWire";
import { z } from "zod";
import { groupAsk } from "./groupAsk.ts";

/** Which people, and by what their companies are laid side by side. */
export const companyAsk = groupAsk
  .pick({ months: true, groupId: true, programId: true })
  .extend({ by: z.enum(companyGroupings).default("category") });
export type CompanyAsk = z.output<typeof companyAsk>;
