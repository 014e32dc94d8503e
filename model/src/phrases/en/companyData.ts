import type { TemplateType } from "../../organization/templateFields.ts";

/** Company templates: the fields they ask for, and those fields in the form of a company. */
export const companyData = {
  none: "No template",
  older: "This company was made with version {{version}} of its template.",
  renew: "Use the newest version",
  noFields: "This template asks for nothing yet.",
  title: "Name of the field",
  key: "Key",
  keyHint: "Letters and digits; under it the value stands in the data and on certificates.",
  kind: "Kind",
  required: "Required",
  options: "Choices, one a line",
  add: "Add a field",
  remove: "Remove {{title}}",
  up: "Move {{title}} up",
  versions: "Saving makes a new version. Companies keep the version they were made with until somebody gives them the newest.",
  types: { text: "Text", number: "Number", yesNo: "Yes or no", date: "Date", choice: "One of several" } satisfies Record<
    TemplateType,
    string
  >,
};
