import { printDefaults } from "@vigil/model/compliance/certificateTemplate";
import type { CertificatePaper } from "@vigil/model/compliance/certificateWire";
import { plainText } from "../entity/plainText.ts";

/** What a template is printed on, as its form stands: a value that is not there yet is as it is by itself. */
export function paperOf(template: Readonly<Record<string, unknown>>): CertificatePaper {
  const number = (name: "margin" | "border") => (typeof template[name] === "number" ? template[name] : printDefaults[name]);
  return {
    page: plainText(template["page"]),
    paperSize: template["paperSize"] === "letter" ? "letter" : "a4",
    orientation: template["orientation"] === "portrait" ? "portrait" : "landscape",
    margin: number("margin"),
    border: number("border"),
  };
}
