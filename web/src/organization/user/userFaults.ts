import i18next from "i18next";
import type { Faults } from "../../entity/form/formErrors.ts";

/** As the server counts it: somewhere it is tomorrow already. */
const lastBirthDate = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** A new password is typed twice, and nobody is born in the future. */
export const userFaults: Faults = ({ password, passwordAgain, birthDate }) => ({
  ...(!password || password === passwordAgain ? {} : { passwordAgain: i18next.t("problems.PasswordMismatch") }),
  ...(typeof birthDate === "string" && birthDate > lastBirthDate() ? { birthDate: i18next.t("problems.BirthDateFuture") } : {}),
});
