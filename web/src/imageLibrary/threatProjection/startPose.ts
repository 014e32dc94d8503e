import { moved, pixelOf, type Pose, type Triple } from "./placing.ts";
import type { PreviewView } from "./usePreview.ts";

/** Lying flat in the middle of the bag as all views show it. */
export function startPose(views: readonly PreviewView[]): Pose {
  let position: Triple = [0, 0, 60];
  // Twice, for what one view moves shifts a little what another shows.
  for (let round = 0; round < 2; round++)
    for (const view of views) {
      const { x, y, width, height } = view.bag;
      const at = pixelOf(view, position);
      position = moved(view, position, x + width / 2 - at.x, y + height / 2 - at.y);
    }
  return { position, turnDegrees: [0, 0, 0] };
}

/** Whether a threat is seen outside the bag in one of the views. */
export const leavesBag = (views: readonly PreviewView[]): boolean =>
  views.some(({ bag, points }) =>
    (points ?? []).some(([x, y]) => x < bag.x || y < bag.y || x > bag.x + bag.width || y > bag.y + bag.height),
  );
