import i18next from "i18next";
import type { FormErrors } from "./formErrors.ts";

/** A user's new password is saved only when it was typed twice and alike. */
export const repeatFaults = (entityName: string, { password, passwordAgain }: Readonly<Record<string, unknown>>): FormErrors =>
  entityName !== "user" || !password || password === passwordAgain ? {} : { passwordAgain: i18next.t("problems.PasswordMismatch") };
