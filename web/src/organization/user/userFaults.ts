import i18next from "i18next";
import type { Faults } from "../../entity/form/formErrors.ts";

/** A new password is typed twice. */
export const userFaults: Faults = ({ password, passwordAgain }) =>
  !password || password === passwordAgain ? {} : { passwordAgain: i18next.t("problems.PasswordMismatch") };
