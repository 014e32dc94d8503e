import type { Path } from "@vigil/model/training/contents";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface LeafLinkProps {
  domain: string;
  program: string;
  /** From the course on: a page, or a unit without pages. */
  path: Path;
  className?: string | undefined;
  here?: boolean;
  children: ReactNode;
}

/** A link to a place of a course. */
export function LeafLink({ domain, program, path, className, here = false, children }: LeafLinkProps) {
  const [course = "", unit = "", section, page] = path.map(String);
  const shared = {
    ...(className === undefined ? {} : { className }),
    "data-here": here || undefined,
    "aria-current": here ? ("page" as const) : undefined,
  };
  return section === undefined || page === undefined ? (
    <Link to="/$domain/training/$program/$course/$unit" params={{ domain, program, course, unit }} {...shared}>
      {children}
    </Link>
  ) : (
    <Link
      to="/$domain/training/$program/$course/$unit/$section/$page"
      params={{ domain, program, course, unit, section, page }}
      {...shared}
    >
      {children}
    </Link>
  );
}
