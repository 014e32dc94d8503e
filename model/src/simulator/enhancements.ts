/**
 * COL colour by material, BW grey, NEG inverted grey, O2 organic only, OS organic stripped, MET metal only, HIGH dense parts,
 * LOW thin parts, EDGE contours, SEN super-enhanced detail, PSC pseudo-colour, STRIP2 metal behind organics by two-material inversion.
 */
export const enhancements = ["COL", "BW", "NEG", "EDGE", "O2", "OS", "MET", "STRIP2", "HIGH", "LOW", "SEN", "PSC"] as const;
export type Enhancement = (typeof enhancements)[number];
