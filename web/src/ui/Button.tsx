import type { ComponentProps } from "react";
import styles from "./Button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  kind?: "primary" | "plain" | "danger" | "next";
  size?: "small" | "medium" | "large";
  wide?: boolean;
  /** What it began is still under way: it stays where it is and takes no further press. */
  busy?: boolean;
}

export function Button({
  kind = "primary",
  size = "medium",
  wide = false,
  busy = false,
  type = "button",
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the caller's, else "button"
      type={type}
      className={[styles.button, className].filter(Boolean).join(" ")}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      disabled={rest.disabled === true || busy}
    >
      {busy && <span className={styles.spinner} aria-hidden />}
      {children}
    </button>
  );
}
