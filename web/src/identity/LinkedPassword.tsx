import { useEffect, useState } from "react";
import { call } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import { DeadLink } from "./DeadLink.tsx";
import { NewPassword } from "./NewPassword.tsx";
import type { Policy } from "./policy.ts";

interface LinkedPasswordProps {
  domain: string;
  policy: Policy;
  token: string;
}

/** A new password for a mailed link: whether it still works is asked before anything is typed. */
export function LinkedPassword({ domain, policy, token }: LinkedPasswordProps) {
  const [works, setWorks] = useState<boolean>();
  useEffect(() => {
    const asking = new AbortController();
    call("POST", "user/login/reset/link", { body: { token, domain }, signal: asking.signal }).then(
      () => setWorks(true),
      (refused: unknown) => {
        // what else went wrong is told when the password is saved
        if (!asking.signal.aborted) setWorks(!(refused instanceof ApiProblem && refused.code === "RecoveryLinkNotFound"));
      },
    );
    return () => asking.abort();
  }, [domain, token]);
  if (works === undefined) return <Skeleton height={220} />;
  return works ? <NewPassword domain={domain} policy={policy} proof={{ token }} /> : <DeadLink domain={domain} policy={policy} />;
}
