/** What packages call a course: its code without the version. */
export const packageCodeOf = (code: string): string => code.split("_").slice(0, -1).join("_");
