/** What falls due within so many days: people, their certificates that end, and the seconds that renewals and periods cost until then. */
export interface AuthorityAhead {
  days: number;
  people: number;
  certificates: number;
  seconds: number;
}

/** Who may not work already today, and what falls due. */
export interface AuthorityForecast {
  barred: number;
  ahead: AuthorityAhead[];
}

/** What the image libraries of a rule's programs hold. */
export interface AuthorityLibrary {
  id: number;
  name: string;
  images: number;
  articles: number;
}

/** What a rule names, by name. */
export type RuleNames = Record<"companies" | "groups" | "accessLevels" | "programs" | "newPrograms", { id: number; name: string }[]>;
