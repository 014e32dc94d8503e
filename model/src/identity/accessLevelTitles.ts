import type { AccessLevelCode } from "./accessLevelCodes.ts";

/** As their rows are called in the database; screens say them in their own language. */
export const accessLevelTitles = {
  usr: "Student",
  ins: "Instructor",
  aud: "Auditor",
  adm: "Company Administrator",
  trn: "Trainer",
  web: "Domain Administrator",
  "spi-user": "Vendor User",
  "spi-sales": "Vendor Sales",
  "spi-support": "Vendor Support",
  sup: "System Administrator",
} as const satisfies Record<AccessLevelCode, string>;
