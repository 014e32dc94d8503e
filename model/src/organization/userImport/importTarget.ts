/** What a column of an import may be: a field of users, or one of their further data under the column's own head. */
export const importTargets = [
  "username",
  "firstName",
  "lastName",
  "companyId",
  "accessLevelId",
  "pin",
  "birthDate",
  "email",
  "locale",
  "groups",
  "programs",
  "startsOn",
  "dueOn",
  "endsOn",
  "extraTimeFactor",
  "active",
  "data",
] as const;
export type ImportTarget = (typeof importTargets)[number];

/** By which value a line is found to be somebody who is there already. */
export const importKeys = ["username", "email", "pin"] as const;
export type ImportKey = (typeof importKeys)[number];

/** A column of the file; null = left out. */
export type ImportColumn = ImportTarget | null;

/** Only further data may stand in several columns. */
export function columnTwice(columns: readonly ImportColumn[]): ImportTarget | undefined {
  const named = columns.filter((column) => column !== null && column !== "data");
  return named.find((column, index) => named.indexOf(column) !== index) ?? undefined;
}
