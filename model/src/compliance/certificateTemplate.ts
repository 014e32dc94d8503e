import { entity, type RecordOf } from "../entity/entity.ts";
import { choice, instant, integer, longText, stamped, text, unique, yesNo } from "../entity/field.ts";
import { paperSizes } from "./paperSize.ts";

export const certificateKinds = ["program", "class"] as const;
export type CertificateKind = (typeof certificateKinds)[number];
export const orientations = ["landscape", "portrait"] as const;

/** How a certificate is printed when nobody chose otherwise; margin and border in millimetres. */
export const printDefaults = { paperSize: "a4", orientation: "landscape", margin: 0, border: 6 } as const;

/** The page of a program's certificate, or of one course in it. One of a kind is active for each owner; the domain's own goes before the shared one. */
export const certificateTemplate = entity({
  name: "certificateTemplate",
  plural: "certificateTemplates",
  url: "certificatetemplates",
  kind: "catalogue",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "delete", "activate"],
  brought: {
    "Certificate of a program": "brought.program",
    "Certificate of a course": "brought.course",
    "Comes with Vigil. Copy it to make your own.": "brought.text",
  },
  problems: { inUse: "CertificateTemplateInUse" },
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    description: longText({ max: 1000, list: true }),
    kind: choice(certificateKinds, { initial: "program", list: true, filter: true, form: "create" }),
    /** Words in a few elements, or things placed on the paper (`certificateLayout.ts`). */
    page: longText({ max: 60_000 }),
    paperSize: choice(paperSizes, { initial: printDefaults.paperSize }),
    orientation: choice(orientations, { initial: printDefaults.orientation, list: true }),
    margin: integer({ min: 0, max: 40, initial: printDefaults.margin }),
    border: integer({ min: 0, max: 20, initial: printDefaults.border }),
    /** A new one waits until somebody puts it in the place of the one in use. */
    active: yesNo({ list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
export type CertificateTemplate = RecordOf<typeof certificateTemplate>;
