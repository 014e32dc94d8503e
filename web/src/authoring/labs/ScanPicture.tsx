import "../../simulator/glass.css";
import { useEffect, useRef } from "react";
import { createPictures } from "../../consoleGallery/pictures.ts";
import type { MeasuredScan } from "../../simulator/viewer/scan.ts";

/** A view of a scan in colour, whole. */
export function ScanPicture({ scan }: { scan: MeasuredScan }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = scan;
  useEffect(() => {
    const pictures = createPictures();
    if (canvas.current !== null) pictures?.draw(canvas.current, { ...scan, bag: { x: 0, y: 0, width, height } }, {});
    return () => pictures?.stop();
  }, [scan, width, height]);
  return <canvas ref={canvas} width={width} height={height} />;
}
