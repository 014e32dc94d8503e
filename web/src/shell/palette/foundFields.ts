/** What the palette says of the records it finds, by the address of their list. Other lists are found by their names alone. */
export const foundFields: Readonly<Record<string, readonly string[]>> = {
  companies: ["name"],
  groups: ["name"],
  users: ["firstName", "lastName", "username"],
  programs: ["name"],
  courses: ["name"],
  media: ["name"],
  imagelibraries: ["name"],
  certificatetemplates: ["name"],
};
