import i18next from "i18next";
import type { Faults } from "../../entity/form/formErrors.ts";

/** As the server counts it: somewhere it is tomorrow already. */
const lastBirthDate = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** By the calendar on the wall of whoever types. */
const today = (): string => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** A new password is typed twice, nobody is born in the future, and nobody new is overdue. */
export const userFaults: Faults = ({ password, passwordAgain, birthDate, dueOn }) => ({
  ...(!password || password === passwordAgain ? {} : { passwordAgain: i18next.t("problems.PasswordMismatch") }),
  ...(typeof birthDate === "string" && birthDate > lastBirthDate() ? { birthDate: i18next.t("problems.BirthDateFuture") } : {}),
  ...(typeof dueOn === "string" && dueOn < today() ? { dueOn: i18next.t("assignment.past") } : {}),
});
