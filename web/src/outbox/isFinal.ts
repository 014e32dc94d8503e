import type { ApiProblem } from "../apiProblem.ts";

/**
 * The answer will not change by asking again. Without a sign-in a decision stays in the journal for the user's next one; while another
 * place holds the training it waits until that one has let go.
 */
export const isFinal = ({ status, code }: ApiProblem): boolean =>
  status >= 400 && status < 500 && ![401, 408, 429].includes(status) && code !== "TrainingOpenElsewhere";
