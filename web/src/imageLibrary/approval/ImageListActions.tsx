import { useSearch } from "@tanstack/react-router";
import { filterKeys } from "@vigil/model/entity/filterKeys";
import { image } from "@vigil/model/imageLibrary/image";
import { ReviewLink } from "./ReviewLink.tsx";

/** Over the list of images: what of it waits for approval. */
export function ImageListActions() {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const filters = filterKeys(image).flatMap((name): [string, string][] => (search[name] ? [[name, search[name]]] : []));
  return <ReviewLink filters={Object.fromEntries(filters)} />;
}
