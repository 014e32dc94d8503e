import { useEffect, useState } from "react";
import { createImageSource, type ImageSource } from "../viewer/imageSource.ts";
import { createScanReader } from "../viewer/scanReader.ts";
import { fetchView } from "./sessionCalls.ts";

/** An image source for as long as the page is shown; null until it stands. */
export function useImageSource(): ImageSource | null {
  const [source, setSource] = useState<ImageSource | null>(null);
  useEffect(() => {
    const reader = createScanReader();
    const made = createImageSource(fetchView, (id, bytes) => reader.read(id, bytes));
    setSource(made);
    return () => {
      made.stop();
      reader.stop();
    };
  }, []);
  return source;
}
