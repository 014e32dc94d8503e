/**
 * COL colour by material, BW grey, NEG inverted grey, O2 organic only, OS organic stripped, MET metal only, HIGH dense parts,
 * LOW thin parts, EDGE contours, SEN super-enhanced detail, PSC pseudo-colour, STRIP2 metal behind organics by two-material inversion,
 * VARI a window of densities that sweeps, LOG grey linear in density, HIST greys spread evenly, SCAT bright on what is organic, like a
 * picture of scattered rays.
 */
export const enhancements = [
  "COL",
  "BW",
  "NEG",
  "EDGE",
  "O2",
  "OS",
  "MET",
  "STRIP2",
  "HIGH",
  "LOW",
  "SEN",
  "PSC",
  "VARI",
  "LOG",
  "HIST",
  "SCAT",
] as const;
export type Enhancement = (typeof enhancements)[number];
