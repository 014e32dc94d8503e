import { useRouter } from "@tanstack/react-router";
import type { PlaceOf } from "./place.ts";

/** The routes hand the places to the mechanism, which therefore imports no room. */
export const usePlaceOf = (): PlaceOf => useRouter().options.context.placeOf;
