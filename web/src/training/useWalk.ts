import type { ContentsNode, TrainingPath } from "@vigil/model/training/contents";
import { arrived, navigate, type Navigation, type NavigationRequest } from "@vigil/model/training/navigation";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { leafParams } from "./leafParams.ts";

/** One move at a time on the whole page. */
let now: Navigation = { path: null, transition: null };

interface Address {
  domain: string;
  program: string;
  course: string;
}

export type Walk = (root: ContentsNode, to: TrainingPath | null, how: Omit<NavigationRequest, "to">) => void;

/** Moves from page to page of a course: nothing moves while a move is under way, nor to what is shut. */
export function useWalk({ domain, program, course }: Address, path: TrainingPath): Walk {
  const go = useNavigate();
  return useCallback(
    (root, to, how) => {
      const address = { domain, program, course };
      if (now.transition !== null) return;
      // at the end of a course its menu says what comes next
      if (to === null) return void go({ to: "/$domain/training/$program/$course", params: address });
      const { transition } = (now = navigate(root, { path, transition: null }, { to, ...how }));
      if (transition === null) return;
      const end = () => {
        now = arrived(now);
      };
      go(leafParams(address, transition.to)).then(end, end);
    },
    [go, domain, program, course, path],
  );
}
