import type { media } from "@vigil/model/curriculum/media";
import type { Place } from "../../entity/place.ts";

export const mediaPlace: Place<typeof media> = {
  groups: { general: ["name", "scope"], state: ["inUse", "hash", "data", "createdAt"] },
  aside: async () => {
    const { MediaFile } = await import("../MediaFile.tsx");
    return (record) => <MediaFile key={record.id} record={record} />;
  },
};
