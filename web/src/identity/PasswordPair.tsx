import "@mantine/core/styles/ActionIcon.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import { passwordFaults, passwordRules, securePasswordRules } from "@vigil/model/identity/passwordRules";
import { PasswordInput } from "@mantine/core";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./PasswordPair.module.css";
import type { Policy } from "./policy.ts";

interface Field {
  name: string;
  label: string;
  value: string;
  /** What the server or a form's own check said of it. */
  error?: string | false | undefined;
  description?: string | undefined;
  onChange: (value: string) => void;
}

export interface PasswordPairProps {
  /** Whose rules hold; they are shown from the start. */
  policy: Pick<Policy, "passwordComplexity" | "secureProfile"> | undefined;
  username: string;
  first: Field;
  second: Field;
  size?: "md";
  /** The page is about it: the keyboard begins here. */
  focus?: boolean;
}

/** A new password, twice: each rule says while one types whether it is kept, and the second field when the two differ. */
export function PasswordPair({ policy, username, first, second, size, focus = false }: PasswordPairProps) {
  const { t } = useTranslation();
  const id = useId();
  const start = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) start.current?.focus();
  }, [focus]);
  const rules = policy === undefined ? [] : policy.secureProfile === true ? securePasswordRules : passwordRules(policy.passwordComplexity);
  const typed = first.value !== "";
  const kept = rules.map((rule) => ({ rule, met: typed && passwordFaults([rule], first.value, username).length === 0 }));
  const weak = typed && kept.some(({ met }) => !met);
  const differs = second.value !== "" && !first.value.startsWith(second.value);
  const common = {
    autoComplete: "new-password",
    visibilityToggleButtonProps: { "aria-label": t("signIn.showPassword"), tabIndex: 0, "aria-hidden": false },
    ...(size && { size }),
  } as const;
  return (
    <>
      <div>
        <PasswordInput
          {...common}
          ref={start}
          name={first.name}
          label={first.label}
          description={first.description}
          value={first.value}
          error={first.error}
          aria-describedby={`${id}-rules`}
          onChange={({ target }) => first.onChange(target.value)}
        />
        {kept.length > 0 && (
          <ul id={`${id}-rules`} className={styles.rules} aria-label={t("passwordRules.title")} data-weak={weak || undefined}>
            {kept.map(({ rule, met }) => (
              <li key={rule.rule} data-met={met || undefined}>
                <span aria-hidden>{met ? "✓" : "○"}</span>{" "}
                {rule.rule === "minLength" ? t("passwordRules.minLength", { minimum: rule.value }) : t(`passwordRules.${rule.rule}`)}
                <span className={styles.said}>: {t(met ? "passwordRules.met" : "passwordRules.unmet")}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <PasswordInput
        {...common}
        name={second.name}
        label={second.label}
        value={second.value}
        error={differs ? t("problems.PasswordMismatch") : second.error}
        onChange={({ target }) => second.onChange(target.value)}
      />
    </>
  );
}
