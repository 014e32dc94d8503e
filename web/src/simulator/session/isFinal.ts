import type { ApiProblem } from "../../apiProblem.ts";

/** The answer will not change by asking again. Without a sign-in a decision stays in the journal for the user's next one. */
export const isFinal = ({ status }: ApiProblem): boolean => status >= 400 && status < 500 && ![401, 408, 429].includes(status);
