export type SelectorView = "users" | "groups";

/** What the selector is asked for: which list, the words typed, and whether those who are switched off are shown too. */
export interface SelectorState {
  readonly view: SelectorView;
  readonly search: string;
  readonly inactive: boolean;
}

const fields: Readonly<Record<SelectorView, string>> = {
  users: "username,firstName,lastName,company.name,active",
  groups: "name,userCount,active",
};

/** Rows that are shown at once; whoever looks for others types more of the name. */
export const mostShown = 50;
export const mostAtOnce = 100;

const narrowed = ({ search, inactive }: SelectorState): Record<string, string> => ({
  ...(search.trim() ? { search: search.trim() } : {}),
  ...(inactive ? {} : { active: "true" }),
});

/** The call that finds what is shown; its answer says how many there are. */
export const selectorAddress = (state: SelectorState): string =>
  `${state.view}?${new URLSearchParams({ fields: fields[state.view], limit: String(mostShown), count: "exact", ...narrowed(state) }).toString()}`;

/** Members of a group, a page at a time; who is switched off belongs to them only where such users are shown. */
export const membersAddress = (groupId: number, { inactive }: Pick<SelectorState, "inactive">, after?: string): string =>
  `users?${new URLSearchParams({
    fields: "username",
    limit: String(mostAtOnce),
    count: "none",
    groups: String(groupId),
    ...(inactive ? {} : { active: "true" }),
    ...(after === undefined ? {} : { after }),
  }).toString()}`;
