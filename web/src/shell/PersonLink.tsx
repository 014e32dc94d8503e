import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { can, useUser } from "./user.ts";

interface PersonLinkProps {
  userId: number;
  /** The tab of their page that says more of what is told here. */
  tab?: string;
  children: ReactNode;
}

/** A name leads to the person's own page, where the reader may open it; an auditor's is that of the audit. Else it is only a name. */
export function PersonLink({ userId, tab, children }: PersonLinkProps) {
  const { domain = "" } = useParams({ strict: false });
  const user = useUser();
  const id = String(userId);
  const name = <bdi>{children}</bdi>;
  if (can(user, "users:view"))
    return tab === undefined ? (
      <Link to="/$domain/admin/$list/$id" params={{ domain, list: "users", id }} preload={false}>
        {name}
      </Link>
    ) : (
      <Link to="/$domain/admin/$list/$id/$tab" params={{ domain, list: "users", id, tab }} preload={false}>
        {name}
      </Link>
    );
  if (can(user, "audit:view"))
    return (
      <Link
        to={tab === "measures" ? "/$domain/audit/$user/measures" : "/$domain/audit/$user"}
        params={{ domain, user: id }}
        preload={false}
      >
        {name}
      </Link>
    );
  return name;
}
