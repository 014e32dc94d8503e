import styles from "./Button.module.css";

export type ButtonKind = "primary" | "plain" | "grave" | "danger" | "next" | "text";
export type ButtonSize = "small" | "bar" | "medium" | "large";

/** The class of a button: for what looks like one and is none, a link or what opens a panel. `grave` warns in words, `danger` is the last step. */
export const buttonLook = (kind: ButtonKind, size: ButtonSize): string =>
  [styles.button, kind === "primary" ? "" : styles[kind], size === "medium" ? "" : styles[size]].filter(Boolean).join(" ");
