import type { LineFault } from "@vigil/model/organization/userImport/importWire";
import { problemPhrase } from "../../problemPhrase.ts";

/** The sentence of a fault, as the form would say it. */
export const faultText = ({ code, details }: LineFault): string => problemPhrase(code, code, { ...details });
