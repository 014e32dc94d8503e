import type { ShownPicture } from "@vigil/model/simulator/pictureAt";
import { enhancements } from "@vigil/model/simulator/enhancements";
import { adjust, type AdjustmentName, type Adjustments, defaultAdjustments } from "./adjustments.ts";
import { defaultPresentation, type Presentation } from "./presentation.ts";
import { defaultSelection } from "./selection.ts";
import { type Frame, scaleOf, type Zoom, zoomAt } from "./zoom.ts";

/** The presentation of a recorded moment; what this version does not know is left as it is by default. */
export function replayedPresentation({
  enhancement,
  adjustments,
  regional,
  region,
}: ShownPicture): Omit<Presentation, "palette" | "stretch"> {
  const { palette: _, stretch: __, ...usual } = defaultPresentation;
  return {
    ...usual,
    enhancement: enhancements.find((known) => known === enhancement) ?? usual.enhancement,
    adjustments: adjusted(adjustments),
    regional: adjusted(regional),
    selection:
      region === null
        ? defaultSelection
        : {
            ...defaultSelection,
            enabled: true,
            x: region.x,
            y: region.y,
            scaleX: region.width / defaultSelection.width,
            scaleY: region.height / defaultSelection.height,
            position: region.view,
          },
  };
}

/**
 * The part of the image that was seen, on a screen of whatever size: all of it is in view, and its middle in the middle. A recording that
 * does not know the size of its view is shown as large as it was.
 */
export function replayedZoom(usual: Zoom, frame: Frame, recorded: ShownPicture["zooms"][number] | undefined): Zoom {
  if (recorded === undefined) return usual;
  const { factor, x, y, width, height } = recorded;
  const scale = width > 0 && height > 0 ? factor * Math.min(frame.width / width, frame.height / height) : factor;
  const zoomed = zoomAt(usual, frame, { x: frame.width / 2, y: frame.height / 2 }, scale / scaleOf(usual, frame));
  // Recordings round the scale to hundredths: a whole bag that is shown small is a little off.
  return zoomed.factor < 1.02 ? usual : { ...zoomed, x, y };
}

const adjusted = (values: Readonly<Record<string, number>>): Adjustments =>
  Object.entries(values).reduce((done, [name, value]) => (isAdjustment(name) ? adjust(done, name, value) : done), defaultAdjustments);

const isAdjustment = (name: string): name is AdjustmentName => name in defaultAdjustments;
