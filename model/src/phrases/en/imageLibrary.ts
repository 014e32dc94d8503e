import type { image } from "../../imageLibrary/image.ts";
import type { imageLibrary as imageLibraryEntity } from "../../imageLibrary/imageLibrary.ts";
import type { RecordPhrases } from "../recordPhrases.ts";

export const imageLibrary = {
  imageLibrary: {
    singular: "Image library",
    plural: "Image libraries",
    add: "Add image library",
    fields: {
      name: "Name",
      description: "Description",
      templateVersion: "Template version",
      threatCategories: "Threat categories",
      industry: "Industry",
      oem: "Manufacturer",
      console: "Console",
      passImages: "Pass",
      holdImages: "Hold",
      rejectImages: "Reject",
      active: "Active",
      createdAt: "Created",
    },
    options: {
      industry: {
        av: "Aviation",
        bio: "Biosecurity",
        cbs: "Cabin baggage",
        hbs: "Hold baggage",
        ch: "Court houses",
        cg: "Cargo",
        ff: "Freight forwarding",
        gs: "Government sites",
        lt: "Land transport",
        mr: "Mail rooms",
        ni: "Nuclear installations",
        pb: "Ports and borders",
      },
    },
  } satisfies RecordPhrases<typeof imageLibraryEntity>,
  image: {
    singular: "Image",
    plural: "Images",
    add: "Add image",
    fields: {
      imageId: "Image",
      imageLibraryId: "Image library",
      bagType: "Bag",
      custom: "Custom",
      difficulty: "Difficulty",
      state: "State",
      views: "Views",
      manifest: "Manifest",
      decision: "Decision",
      threatCategory: "Threat category",
      threatDescription: "Threat",
      threatArray: "Threat polygons",
      createdAt: "Made",
    },
    options: {
      state: { draft: "Draft", approved: "Approved", archived: "Archived" },
      decision: { P: "Pass", H: "Hold", R: "Reject" },
    },
  } satisfies RecordPhrases<typeof image>,
};
