import type { FormErrors } from "./formErrors.ts";

/** The first field in the page that was refused comes into sight and takes the keyboard, whatever order the refusals came in. */
export function focusFirstError(errors: FormErrors): undefined {
  const fields = [...document.querySelectorAll<HTMLElement>("[data-field], form [name]")];
  const first = fields.find(({ dataset, attributes }) => (dataset["field"] ?? attributes.getNamedItem("name")?.value ?? "") in errors);
  if (!first) return;
  const own = first.dataset["field"];
  const control =
    own === undefined
      ? first
      : (first.querySelector<HTMLElement>(`[name="${CSS.escape(own)}"]`) ??
        first.querySelector<HTMLElement>("input, select, textarea, button"));
  control?.focus();
  // What has the focus already is not scrolled to by giving it once more.
  (control ?? first).scrollIntoView({ block: "nearest" });
}
