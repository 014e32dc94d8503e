import { Navigate, useParams } from "@tanstack/react-router";
import { useUser } from "../../shell/user.ts";

/** The settings of one's own domain are the form of its record. */
export function OwnDomain() {
  const { domain } = useParams({ from: "/$domain" });
  const { domain: own } = useUser();
  return <Navigate to="/$domain/admin/$list/$id/$tab" params={{ domain, list: "domains", id: String(own.id), tab: "edit" }} replace />;
}
