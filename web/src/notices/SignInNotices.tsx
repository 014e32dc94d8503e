import type { LearnerNotification } from "@vigil/model/curriculum/learnerNotification";
import { useEffect, useState } from "react";
import { askNotices } from "./askNotices.ts";
import { NoticeArea } from "./NoticeArea.tsx";

/** Notices before anybody is signed in. */
export function SignInNotices({ domain }: { domain: string }) {
  const [notices, setNotices] = useState<readonly LearnerNotification[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    void askNotices(domain, leaving.signal).then(setNotices, () => {});
    return () => leaving.abort();
  }, [domain]);
  return <NoticeArea notices={notices} />;
}
