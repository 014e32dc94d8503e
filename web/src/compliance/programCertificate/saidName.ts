/** A name of the data as words: `safetyOfficer_name` is "Safety officer name". */
export function saidName(name: string): string {
  const words = name
    .replaceAll(/[_\-.]+/gu, " ")
    .replaceAll(/(?<=\p{Ll}|\d)(?=\p{Lu})/gu, " ")
    .trim()
    .toLowerCase();
  return words === "" ? name : words.charAt(0).toUpperCase() + words.slice(1);
}
