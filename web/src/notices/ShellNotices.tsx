import { useQuery } from "@tanstack/react-query";
import { NoticeArea } from "./NoticeArea.tsx";
import { noticesQuery } from "./currentNotices.ts";

/** The notices over every page of the frame. Without them the page is as good: what fails here is not told. */
export function ShellNotices({ domain }: { domain: string }) {
  const { data = [] } = useQuery(noticesQuery(domain));
  return <NoticeArea notices={data} />;
}
