import type { CourseEntry } from "@vigil/model/training/wire";
import { Link } from "@tanstack/react-router";
import { inWords } from "../../dataWords.ts";

interface MissingCourseProps {
  course: CourseEntry;
  locked: boolean;
  address: { domain: string; program: string };
}

/** A course that is to be completed before another one opens. */
export function MissingCourse({ course: { id, title }, locked, address }: MissingCourseProps) {
  const name = <bdi>{inWords("courses", title)}</bdi>;
  return (
    <li>
      {locked ? (
        name
      ) : (
        <Link to="/$domain/training/$program/$course" params={{ ...address, course: String(id) }} preload={false}>
          {name}
        </Link>
      )}
    </li>
  );
}
