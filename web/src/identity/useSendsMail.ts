import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { policyQuery } from "./policyQuery.ts";

/** Whether this installation sends mail; undefined until that is known. */
export function useSendsMail(): boolean | undefined {
  const { domain = "" } = useParams({ strict: false });
  return useQuery({ ...policyQuery(domain), enabled: domain !== "" }).data?.recovery.mail;
}
