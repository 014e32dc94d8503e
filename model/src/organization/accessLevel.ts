import { z } from "zod";
import { declared, entity } from "../entity/entity.ts";
import { choice, integer, json, longText, stamped, text, unique, yesNo } from "../entity/field.ts";
import { accessLevelCodes } from "../identity/accessLevelCodes.ts";
import { accessLevelTitles } from "../identity/accessLevelTitles.ts";
import { permissionWords } from "../identity/permissionWord.ts";

/** Which there are is known once every list is declared: it is asked when a value is read. */
const permission = z.lazy(() => z.enum(permissionWords(declared.values())));

export const accessLevel = entity({
  name: "accessLevel",
  plural: "accessLevels",
  url: "accesslevels",
  kind: "catalogue",
  sortBy: "asc(name)",
  title: "name",
  actions: ["add", "edit", "copy", "delete", "activate"],
  levels: { adm: ["view"] },
  brought: {
    ...Object.fromEntries(accessLevelCodes.map((code) => [accessLevelTitles[code], `options.baseCode.${code}`])),
    Regulator: "brought.regulator",
    "Orders, fetches and verifies evidence, and reads the rules it is about.": "brought.regulatorText",
  },
  problems: { inUse: "AccessLevelInUse" },
  fields: {
    name: unique(text({ max: 100, list: "sortable", search: true })),
    description: longText({ max: 1000, list: true }),
    /** The shared level whose kind it is. */
    baseCode: choice(accessLevelCodes, { list: true, filter: true, form: "create" }),
    permissions: json({ schema: z.array(permission).max(500), initial: [] }),
    rank: stamped(integer({ min: 0, max: 1000, list: true, hidden: true })),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
  },
});
