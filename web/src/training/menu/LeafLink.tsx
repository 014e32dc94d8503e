import type { TrainingPath } from "@vigil/model/training/contents";
import { Link } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import { leafParams } from "../leafParams.ts";

interface LeafLinkProps {
  domain: string;
  program: string;
  /** From the course on: a page, a unit without pages, or an exam. */
  path: TrainingPath;
  className?: string | undefined;
  here?: boolean;
  /** The one thing to do next. */
  next?: boolean;
  /** Where moves are made one at a time; a new tab or window is none of them. */
  go?: (path: TrainingPath) => void;
  children: ReactNode;
}

/** A link to a place of a course. */
export function LeafLink({ domain, program, path, className, here = false, next = false, go, children }: LeafLinkProps) {
  const press = (event: MouseEvent) => {
    if (!go || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(path);
  };
  return (
    <Link
      {...leafParams({ domain, program }, path)}
      {...(className === undefined ? {} : { className })}
      data-here={here || undefined}
      data-next={next || undefined}
      aria-current={here ? "page" : undefined}
      onClick={press}
    >
      {children}
    </Link>
  );
}
