import { rulesFor, type Refusal } from "../entity/rules.ts";
import { certificateTemplate } from "./certificateTemplate.ts";

const inUse: Refusal = { status: 412, code: "CertificateTemplateActive" };

/** The template that certificates are printed with stays until another one takes its place. */
export const certificateTemplateRules = rulesFor(certificateTemplate, ["active"], ({ active }) => (active ? { delete: inUse } : {}));
