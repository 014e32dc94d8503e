import type { ComponentProps } from "react";
import styles from "./Button.module.css";
import { buttonLook, type ButtonKind, type ButtonSize } from "./buttonLook.ts";

interface ButtonProps extends Omit<ComponentProps<"button">, "className"> {
  kind?: ButtonKind;
  /** `bar` stands among others above a list or a record. */
  size?: ButtonSize;
  wide?: boolean;
  /** What it began is still under way: it stays where it is and takes no further press. */
  busy?: boolean;
}

export function Button({ kind = "primary", size = "medium", wide = false, busy = false, type = "button", children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the caller's, else "button"
      type={type}
      className={buttonLook(kind, size)}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      disabled={rest.disabled === true || busy}
    >
      {busy && <span className={styles.spinner} aria-hidden />}
      {children}
    </button>
  );
}
