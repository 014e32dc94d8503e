/** What the address of the page says; an empty text is nothing. */
export type GroupSearch = Partial<
  Record<"months" | "companyId" | "groupId" | "programId" | "hitRate" | "falseAlarmRate" | "need" | "order" | "direction" | "page", string>
>;

const known = ["months", "companyId", "groupId", "programId", "hitRate", "falseAlarmRate", "need", "order", "direction", "page"] as const;

/** What of it the server is asked. */
export const addressOfGroup = (search: GroupSearch): string =>
  new URLSearchParams(known.flatMap((name) => (search[name] ? [[name, search[name]] as [string, string]] : []))).toString();
