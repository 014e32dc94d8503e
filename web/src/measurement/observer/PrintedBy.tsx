import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { formatInstant } from "../../ui/format.ts";
import { useUser } from "../../shell/user.ts";
import styles from "./Measures.module.css";

/** On paper alone: of which domain the page is, who printed it and when, by the clock of the domain. */
export function PrintedBy() {
  const { domain, firstName, lastName, username } = useUser();
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const prints = () => flushSync(() => setNow(new Date().toISOString())); // it is drawn before paper is
    addEventListener("beforeprint", prints);
    return () => removeEventListener("beforeprint", prints);
  }, []);
  const name = [firstName, lastName].filter(Boolean).join(" ") || username;
  return (
    <p className={styles.onPaper}>
      <bdi>{domain.title}</bdi> · <bdi>{name}</bdi> · {formatInstant(now, undefined, domain.timeZone)} ({domain.timeZone})
    </p>
  );
}
